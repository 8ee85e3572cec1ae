/*
 * Tells the app how the consent ended, by every way there is: the opener may be cut off by Google's opener policy. Complete
 * means "look at the status now", refused "wait no longer"; the message holds no secret.
 */
(() => {
  const { type, email, origin, next } = document.body.dataset;
  const message = { type, email };
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
    localStorage.setItem(type, JSON.stringify({ ...message, at: Date.now() }));
  } catch {
    // Storage may be forbidden.
  }
  // Why it did not work out is to be read: that page stays open where it is not known to be a mere refusal.
  if (type === 'google-auth-complete') window.close();
  // Still here and nobody's popup: the whole window went to Google, so it goes back to the app.
  if (!opener && next) setTimeout(() => location.replace(next), 500);
})();
