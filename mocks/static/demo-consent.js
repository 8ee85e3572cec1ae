/*
 * The consent page of the demo. It leaves what was allowed where the mock backend finds it (mocks/consent.ts), tells the app in
 * every way the real callback does, and closes; opened without an app behind it, it goes back with the redirect's parameters.
 */
const form = document.getElementById('consent');
const account = document.getElementById('account').textContent;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter?.value === 'cancel') refuse();
  else allow(new FormData(form));
});

function allow(answers) {
  const state = new URLSearchParams(location.search).get('state');
  const grant = { state, email: account, gmail: answers.has('gmail'), drive: answers.has('drive') };
  localStorage.setItem('perennial-demo-consent', JSON.stringify(grant));
  tell({ type: 'google-auth-complete', email: account });
  leave({ 'google-connected': 'true', email: account });
}

function refuse() {
  document.getElementById('done').textContent = 'Nothing was connected. You can close this window.';
  tell({ type: 'google-auth-refused' });
  leave({});
}

function tell(message) {
  window.opener?.postMessage(message, location.origin);
  const channel = new BroadcastChannel('google-auth');
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin.
  channel.postMessage(message);
  channel.close();
  localStorage.setItem(message.type, String(Date.now()));
}

function leave(parameters) {
  if (window.opener) {
    document.getElementById('done').hidden = false;
    form.hidden = true;
    window.close();
    return;
  }
  const app = new URL('./upload-contracts', location.href);
  for (const [name, value] of Object.entries(parameters)) app.searchParams.set(name, value);
  location.assign(app);
}
