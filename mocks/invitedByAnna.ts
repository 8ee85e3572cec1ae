/** The scenario "invited": Anna has invited the demo account to her renewals database, by one link that is open and by others that are not. */
import type { MockAccount, MockState } from './db.ts';

export const ANNA = { id: 'anna', email: 'anna.keller@brightwater.example' };

const DAY_MS = 86_400_000;

/** `account`: what her renewals database holds. */
export function inviteByAnna(state: MockState, account: MockAccount, now: Date): void {
  state.users.push({ ...ANNA, passwordDigest: '', demo: false });
  state.accounts[ANNA.id] = account;
  const invited = state.users.find(({ demo }) => demo)?.email ?? '';
  const invitation = (name: string, days: number) => ({
    id: `anna-${name}`,
    token: `anna.${name}`,
    databaseId: ANNA.id,
    email: invited,
    invitedBy: ANNA.email,
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  state.invitations = [
    invitation('open', 7),
    invitation('expired', -1),
    ...(['accepted', 'withdrawn', 'replaced'] as const).map((ended) => ({ ...invitation(ended, 6), ended })),
    { ...invitation('other', 7), email: 'jonas.weber@brightwater.example' },
  ];
}

/** Before another scenario: nobody shares anything. */
export function partAll(state: MockState): void {
  state.users = state.users.filter(({ id }) => id !== ANNA.id);
  delete state.accounts[ANNA.id];
  state.colleagues = [];
  state.invitations = [];
}
