/** Google's consent screen in tests: a popup that goes nowhere, and a user who allows. */
import { vi } from 'vitest';
import { CONSENT_GRANT_KEY, type ConsentGrant } from '../../mocks/consent.ts';
import { backend } from '../../mocks/node.ts';

export const consentAccount = 'mara@brightwater.example';

/** Replaces `window.open` until mocks are restored. */
export function openPopups() {
  const popup = { location: { href: '' }, close: vi.fn<() => void>() };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return {
    open,
    popup,
    /** What happens when the user allows: the consent is given, as the service's callback would have recorded it. */
    allow: (boxes: Partial<Pick<ConsentGrant, 'gmail' | 'drive'>> = {}) => {
      const state = new URL(popup.location.href).searchParams.get('state') ?? '';
      const grant: ConsentGrant = { state, email: consentAccount, gmail: true, drive: true, ...boxes };
      backend.store.setItem(CONSENT_GRANT_KEY, JSON.stringify(grant));
    },
  };
}
