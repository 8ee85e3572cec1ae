/** What the runs of kept searches have found and the user has not uploaded. */
import { foundChance, isNear, nearFindTitle, nearFirst } from '../contract/foundChance.ts';
import type { NewFind } from '../src/api/generated/watching.gen.ts';
import type { MockSearch } from './db.ts';
import { type SignedInCall, todayOf } from './operation.ts';
import { resultsOf } from './searchResults.ts';
import { keepTelling, tell } from './tell.ts';
import { readingOfFound } from './world/storedRecord.ts';

/** As the list shows them: what has to be acted on soon first. */
export function listedFinds(call: SignedInCall): NewFind[] {
  const dismissed = new URL(call.request.url).searchParams.get('dismissed') === 'true';
  return nearFirst(findsOf(call, dismissed), todayOf(call));
}

/** Each as the contract shows it, the latest run first. */
export function findsOf(call: SignedInCall, dismissed = false): NewFind[] {
  const { account } = call;
  const off = new Set(account.dismissed);
  const uploaded = new Set(account.uploaded.map(({ foundId }) => foundId));
  const today = todayOf(call);
  return account.searches.toReversed().flatMap((search) =>
    foundIn(call, search)
      .filter(({ id = '' }) => off.has(id) === dismissed && !uploaded.has(id))
      .map((found): NewFind => {
        const name = found.name ?? '';
        return {
          id: found.id ?? '',
          searchId: search.id,
          watchedSearchId: search.watchOf ?? '',
          foundAt: startOf(search),
          name,
          source: found.source ?? 'gmail',
          sourceLocation: found.sourceLocation ?? null,
          date: found.date ?? null,
          renewalDate: found.renewalDate ?? null,
          amount: found.amount ?? null,
          currency: found.currency ?? null,
          amountPeriod: found.amountPeriod ?? null,
          parties: found.parties ?? [],
          perhapsBecause: null,
          ...(found.about ? { about: found.about } : {}),
          ...(found.belongsTo ? { belongsTo: found.belongsTo } : {}),
          ...foundChance(readingOfFound(`document-${found.id ?? ''}`, found, name), today),
        };
      }),
  );
}

/** What has to be acted on soon is told of in the bell: no reminder comes for what is not among the contracts. */
export function tellNear(call: SignedInCall): void {
  const telling = tell(call);
  const today = todayOf(call);
  const told = new Set(telling.notices.map(({ title }) => title));
  const titles = findsOf(call).flatMap((find) => {
    const { name, actBy = null, actByKind = null, actByUnsure = false } = find;
    const title = nearFindTitle(name, { actBy, actByKind, actByUnsure });
    return isNear(find, today) && !told.has(title) ? [title] : [];
  });
  if (titles.length === 0) return;
  const at = call.backend.now().toISOString();
  const added = titles.map((title) => ({
    id: crypto.randomUUID(),
    at,
    title,
    read: false,
    contractId: null,
    reminderId: null,
  }));
  keepTelling(call, { ...telling, notices: [...added, ...telling.notices] });
}

function foundIn(call: SignedInCall, search: MockSearch) {
  return search.run === undefined || search.status !== 'COMPLETED' ? [] : resultsOf(call, search).contracts;
}

/** When a search or a run began: an ISO instant. */
export function startOf({ startedAt }: MockSearch): string {
  return startedAt ?? new Date(0).toISOString();
}
