/**
 * The folder that the app is served from, without a slash at its end: empty at the root of its origin. Only the demo's static
 * site, built with a relative base, may lie elsewhere; it is the page's own folder, or what its <base> says.
 */
export const appBase: string = import.meta.env.BASE_URL.startsWith('.')
  ? new URL('.', document.baseURI).pathname.slice(0, -1)
  : import.meta.env.BASE_URL.replace(/\/$/, '');

/** Scheme, host and port of the page. */
export const pageOrigin: string = window.location.origin;
