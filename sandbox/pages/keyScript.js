/*
 * The sample key is for people signed in to the product around the sandbox: fetches it with the token that the product's pages keep in
 * this browser, and saves it.
 */
const save = (key) => {
  const url = URL.createObjectURL(key);
  Object.assign(document.createElement('a'), { href: url, download: 'sandbox-service-account.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

(() => {
  const link = document.querySelector('a[download]');
  const said = document.querySelector('#key-answer');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    void fetch(link.href, { headers })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .catch(() => null)
      .then((key) => {
        said.textContent = key ? '' : 'Please sign in first, in this browser, and try again.';
        return key ? save(key) : undefined;
      });
  });
})();
