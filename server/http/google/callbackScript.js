/*
 * Tells the app that the consent is through, by every way there is: the opener may be cut off by Google's opener policy.
 * The message means "look at the status now"; it holds no secret.
 */
(() => {
  const { email, origin, next } = document.body.dataset;
  const message = { type: 'google-auth-complete', email };
  const opener = window.opener;
  try {
    opener?.postMessage(message, origin);
  } catch {
    // Cut off: the other ways remain.
  }
  try {
    const channel = new BroadcastChannel('google-auth');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches our own origin only.
    channel.postMessage(message);
    channel.close();
  } catch {
    // An old browser.
  }
  try {
    localStorage.setItem('google-auth-complete', JSON.stringify({ ...message, at: Date.now() }));
  } catch {
    // Storage may be forbidden.
  }
  window.close();
  // Still here and nobody's popup: the whole window went to Google, so it goes back to the app.
  if (!opener) setTimeout(() => location.replace(next), 500);
})();
