/** Taking everything along, and leaving. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { listItem } from '../../contract/listItem.ts';
import type { AccountDeletion } from '../../src/api/generated/account.gen.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import { note } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import { answer, changeAccount, signedIn, todayOf, type SignedInCall } from '../operation.ts';
import { end } from './account.ts';

const GRACE_MS = 7 * 86_400_000;

export function leavingHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/account/export', signedIn(backend, exportAccount)),
    http.delete('*/api/account', signedIn(backend, deleteAccount)),
  ];
}

/** The user's own renewals database, whichever is open: a colleague's is not theirs to take along. What makes the file is loaded with the first. */
async function exportAccount(call: SignedInCall): Promise<Response> {
  const { fileOfAccount } = await import('../world/exportedFile.ts');
  note(call, 'account-exported');
  const today = todayOf(call);
  const account = call.backend.db.read().accounts[call.user.id] ?? call.account;
  const ourKeys = ourKeysOf(account);
  const contracts = recordsOf(account).map((record) => ({
    record,
    item: listItem(record, today, ourKeys),
    number: null,
  }));
  const { email, createdAt = null } = call.user;
  const { history, settings, searches, activity = [] } = account;
  const bytes = await fileOfAccount(contracts, { user: { email, createdAt }, history, settings, searches, activity });
  return new Response(bytes, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="perennial-${today}.zip"`,
    },
  });
}

function deleteAccount(call: SignedInCall): Response {
  const { backend, user } = call;
  const deletesAt = user.deletesAt ?? new Date(backend.now().getTime() + GRACE_MS).toISOString();
  backend.db.update((state) => {
    for (const each of state.users) if (each.id === user.id) each.deletesAt = deletesAt;
  });
  changeAccount(call, (account) => {
    account.google = null;
  });
  end(call, () => true);
  note(call, 'deletion-requested');
  return answer<AccountDeletion>({ deletesAt }, { status: 202 });
}

/** Accounts whose days of grace are over are gone before anybody signs in. */
export function deleteDue({ db, now }: MockBackend): void {
  const isDue = ({ deletesAt }: { deletesAt?: string }) => deletesAt !== undefined && deletesAt <= now().toISOString();
  if (!db.read().users.some(isDue)) return;
  db.update((state) => {
    for (const { id } of state.users.filter(isDue)) {
      state.colleagues = state.colleagues?.filter(({ userId }) => userId !== id) ?? [];
      // Colleagues go on working in the renewals database.
      if (!state.colleagues.some(({ databaseId }) => databaseId === id)) delete state.accounts[id];
    }
    state.users = state.users.filter((user) => !isDue(user));
  });
}
