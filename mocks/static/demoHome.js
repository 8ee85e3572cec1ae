/*
 * Runs in the demo's page before the app. The demo is built for any folder, so its files are looked for beside the page that was
 * opened: its folder is said, so that it stays the same where the app goes from there. A page one level deeper, such as a contract's
 * own, belongs to the folder above. Any other address that is too deep does not find the files, and would say "Loading..." for ever:
 * it is led one folder up, as often as it takes, to the screen that every unknown address leads to.
 */
const deeper = /^(.*\/)(?:contracts)\/[^/]+$/.exec(location.pathname);
const base = document.createElement('base');
base.href = deeper ? deeper[1] : location.pathname.replace(/[^/]*$/, '');
document.head.prepend(base);
window.addEventListener(
  'error',
  ({ target }) => {
    if (target?.tagName !== 'SCRIPT') return;
    const home = new URL('../upload-contracts', location.href);
    if (home.pathname !== location.pathname) location.replace(home.href);
  },
  true,
);
