/** Works out where a search goes: which accounts, which of their services, with which queries. */
import type { Queries } from '../db/database.ts';
import { findSearch } from '../db/searches.ts';
import { countItems, countPendingItems } from '../db/searchItems.ts';
import { addPlaces, loadPlaces, type NewPlace, type Place, setPlace } from '../db/searchPlaces.ts';
import { takeOver } from '../db/searchRetry.ts';
import { handOverFiles } from '../db/uploadedFiles.ts';
import type { ListingStep } from '../db/schema/searches.ts';
import { driveQueries } from '../domain/driveQuery.ts';
import { gmailQueries } from '../domain/gmailQuery.ts';
import type { SearchWindow } from '../domain/searchWindow.ts';
import { searchedSources, type SearchSource } from '../../contract/criteria.ts';
import { GOOGLE_SENTENCES } from '../google/googleSentences.ts';
import type { WorkspaceAccount } from '../google/workspaceClient.ts';
import { cutSentence } from './listPlace.ts';
import type { SearchRun } from './searchRun.ts';

const NOT_GRANTED = {
  gmail: GOOGLE_SENTENCES.gmailNotGranted.message,
  drive: GOOGLE_SENTENCES.driveNotGranted.message,
};

const OVERLAP_MS = 86_400_000;

/** Groups and Chat are part of "All Services", and have no read API. */
const ALL_WITHOUT = 'We didn’t search Google Groups and Google Chat: they can only be read in Google Vault.';

/** A retry comes to a personal account that another has taken the place of. */
const OTHER_ACCOUNT = 'This account isn’t the one that is connected now.';

/** The places of a search; found out at the first run and kept from then on. Throws `GoogleFailure`. */
export async function openPlaces(run: SearchRun): Promise<Place[]> {
  const { database, held, criteria, workspace, row } = run;
  const { searchId } = held.claim;
  const known = await loadPlaces(database.queries, searchId);
  if (known.length > 0) return known;
  const { accounts, warnings } = await workspace.accounts(criteria, held.signal);
  const earlier = row.retryOf === null ? null : await findSearch(database.queries, row.userId, row.retryOf);
  const cut = cutSentence(run.limits.maxItems);
  const notes = [
    ...warnings,
    ...(criteria.service === 'ALL' ? [ALL_WITHOUT] : []),
    ...(earlier?.warnings.includes(cut) ? [cut] : []),
  ];
  const places = await held.write({ phase: 'listing', warnings: notes }, async (queries) => {
    const progress = earlier === null ? {} : await takeOver(queries, { from: earlier.id, to: searchId });
    if (earlier !== null) await handOverFiles(queries, { from: earlier.id, to: searchId });
    const taken = await loadPlaces(queries, searchId);
    for (const place of taken) await reopenPlace(queries, run, place);
    await addPlaces(queries, newPlaces(run, accounts, taken));
    return { progress, result: await loadPlaces(queries, searchId) };
  });
  if (earlier !== null) run.totals.items = await countItems(database.queries, searchId);
  return places;
}

/** A place that was taken over and still has to be listed or read: by today's rights, the list from its beginning, as page tokens do not last. */
async function reopenPlace(queries: Queries, run: SearchRun, place: Place): Promise<void> {
  if (place.listed && (await countPendingItems(queries, place)) === 0) return;
  if (place.source === 'file') return setPlace(queries, place, { steps: stepsOf(run, 'file', false) });
  const { method, mainAccount, services } = run.workspace;
  const isOther = method === 'oauth' && place.account.toLowerCase() !== mainAccount.toLowerCase();
  if (isOther) await setPlace(queries, place, { problem: OTHER_ACCOUNT, retryable: true });
  else if (!services[place.source]) await setPlace(queries, place, { ...notGranted(place.source), listed: true });
  else if (!place.listed) {
    const withDomain = place.steps.some(({ scope }) => scope === 'domain');
    await setPlace(queries, place, { steps: stepsOf(run, place.source, withDomain) });
  }
}

function newPlaces(run: SearchRun, accounts: readonly WorkspaceAccount[], taken: readonly Place[]): NewPlace[] {
  const wanted = accounts.flatMap((account) =>
    searchedSources(run.criteria.service).map((source) => ({ account, source })),
  );
  const first = accounts[0]?.email;
  return wanted
    .filter(({ account, source }) => !taken.some((place) => place.account === account.email && place.source === source))
    .map(({ account, source }, index) => {
      const problem = problemOf(run, account, source);
      return {
        searchId: run.held.claim.searchId,
        account: account.email,
        source,
        position: taken.length + index,
        // What the whole domain may find is the same for everybody: one account lists it.
        steps: stepsOf(run, source, run.workspace.isOrganisation && account.email === first && taken.length === 0),
        ...(problem !== null && { ...problem, listed: true }),
      };
    });
}

function problemOf({ workspace }: SearchRun, account: WorkspaceAccount, source: SearchSource) {
  if (source === 'file') return null;
  if (!workspace.services[source]) return notGranted(source);
  const isMissing = source === 'gmail' && !account.hasMailbox;
  return isMissing ? { problem: GOOGLE_SENTENCES.mailServiceNotEnabled.message, retryable: false } : null;
}

function notGranted(source: 'gmail' | 'drive') {
  return { problem: NOT_GRANTED[source], retryable: true };
}

/**
 * What is listed. A run of a kept search asks for what came since, and for a day before that: clocks differ, and Google's lists lag behind.
 * What that brings a second time is known.
 */
function listedWindow({ row, window }: SearchRun, source: SearchSource): SearchWindow {
  if (row.listedSince === null || (source === 'drive' && row.wholeDrive)) return window;
  return { ...window, from: Math.max(window.from ?? 0, row.listedSince.getTime() - OVERLAP_MS) };
}

function stepsOf(run: SearchRun, source: SearchSource, withDomain: boolean): ListingStep[] {
  if (source === 'file') return [{ q: '' }];
  const { keywords, excludeDrafts } = run.criteria;
  const window = listedWindow(run, source);
  return source === 'gmail'
    ? gmailQueries({ keywords, window, excludeDrafts }).map((q) => ({ q }))
    : driveQueries({ keywords, window }).flatMap((q) => [
        { q, scope: 'allDrives' as const },
        ...(withDomain ? [{ q, scope: 'domain' as const }] : []),
      ]);
}
