/** The return from a consent screen that was shown in this very window. */

/** What the consent's last page adds to the address. */
export const consentReturnParameters = ['google-connected', 'email'] as const;

/** What the address says of it, or null. The parameters are removed from the address, so that a reload does not repeat it. */
export function takeConsentReturn(): { email: string | null } | null {
  const address = new URL(window.location.href);
  if (address.searchParams.get('google-connected') !== 'true') return null;
  const email = address.searchParams.get('email');
  for (const name of consentReturnParameters) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash);
  return { email: email || null };
}
