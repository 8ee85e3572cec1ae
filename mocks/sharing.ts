/** Who works in which renewals database of the mock backend. A database has the id of the user who began it. */
import type { MockAccount, MockState, MockUser } from './db.ts';

export type MockColleague = { databaseId: string; userId: string; joinedAt: string; open: boolean };
export type MockInvitation = {
  id: string;
  token: string;
  databaseId: string;
  email: string;
  invitedBy: string;
  expiresAt: string;
  /** Why it can no longer be accepted, before it expires. */
  ended?: 'accepted' | 'withdrawn' | 'replaced';
};

/** What of an account is the user's own, whatever database is open. The rest is the database's. */
const PERSONAL = ['google', 'reconnectReason', 'searches', 'uploads', 'dismissed', 'activity'] as const;

/** The renewals database that the user works in. */
export function databaseOf({ colleagues = [] }: MockState, userId: string): string {
  return colleagues.find((each) => each.userId === userId && each.open)?.databaseId ?? userId;
}

/** Everybody who works in it, in the order they came. */
export function peopleOf({ users, colleagues = [] }: MockState, databaseId: string): (MockUser & { since: string })[] {
  const founder = users.filter(({ id }) => id === databaseId).map((user) => ({ ...user, since: user.createdAt ?? '' }));
  const joined = colleagues
    .filter((each) => each.databaseId === databaseId)
    .flatMap(({ userId, joinedAt }) =>
      users.filter(({ id }) => id === userId).map((user) => ({ ...user, since: joinedAt })),
    );
  return [...founder, ...joined];
}

/** The user's own things with the contracts of the database that is open. */
export function openAccount(state: MockState, userId: string): MockAccount {
  const own = state.accounts[userId] as MockAccount;
  const databaseId = databaseOf(state, userId);
  if (databaseId === userId) return own;
  return withPersonal(state.accounts[databaseId] as MockAccount, own);
}

/** Stores an account as `openAccount` gave it, after changes. */
export function storeAccount(state: MockState, userId: string, changed: MockAccount): void {
  const databaseId = databaseOf(state, userId);
  if (databaseId === userId) {
    state.accounts[userId] = changed;
    return;
  }
  state.accounts[databaseId] = withPersonal(changed, state.accounts[databaseId] as MockAccount);
  state.accounts[userId] = withPersonal(state.accounts[userId] as MockAccount, changed);
}

function withPersonal(shared: MockAccount, own: MockAccount): MockAccount {
  const account: MockAccount = { ...shared };
  for (const key of PERSONAL) {
    if (own[key] === undefined) delete account[key as 'uploads'];
    else Object.assign(account, { [key]: own[key] });
  }
  return account;
}
