/*
 * Runs in the demo's page before the app. The demo is built for any folder, so its files are looked for beside the page. A page
 * one level deeper, such as a contract's own, says where the demo's folder is; any other address that is too deep does not find
 * them, and would say "Loading..." for ever. It is led one folder up, as often as it takes, to the screen that every unknown
 * address leads to.
 */
const deeper = /^(.*\/)(?:contracts)\/[^/]+$/.exec(location.pathname);
if (deeper) {
  const base = document.createElement('base');
  base.href = deeper[1];
  document.head.prepend(base);
}
window.addEventListener(
  'error',
  ({ target }) => {
    if (target?.tagName !== 'SCRIPT') return;
    const home = new URL('../upload-contracts', location.href);
    if (home.pathname !== location.pathname) location.replace(home.href);
  },
  true,
);
