/*
 * Runs in the demo's page before the app. The demo is built for any folder, so its files are looked for beside the page: an
 * address that is deeper than the app's own does not find them, and would say "Loading..." for ever. It is led one folder up,
 * as often as it takes, to the screen that every unknown address leads to.
 */
window.addEventListener(
  'error',
  ({ target }) => {
    if (target?.tagName !== 'SCRIPT') return;
    const home = new URL('../upload-contracts', location.href);
    if (home.pathname !== location.pathname) location.replace(home.href);
  },
  true,
);
