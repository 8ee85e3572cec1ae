/** Works out where a search goes: which accounts, which of their services, with which queries. */
import { addPlaces, loadPlaces, type Place, setPlace } from '../db/searchPlaces.ts';
import type { ListingStep } from '../db/schema/searches.ts';
import { driveQueries } from '../domain/driveQuery.ts';
import { gmailQueries } from '../domain/gmailQuery.ts';
import { searchedSources, type SearchSource } from '../domain/searchCriteria.ts';
import { GOOGLE_SENTENCES } from '../google/googleSentences.ts';
import type { WorkspaceAccount } from '../google/workspaceClient.ts';
import type { SearchRun } from './searchRun.ts';

const NOT_GRANTED = {
  gmail: GOOGLE_SENTENCES.gmailNotGranted.message,
  drive: GOOGLE_SENTENCES.driveNotGranted.message,
};

/** Groups and Chat are part of "All Services", and have no read API. */
const ALL_WITHOUT = 'Google Groups and Google Chat were not searched: they have no read API outside Google Vault.';

/** The places of a search; found out at the first run and kept from then on. Throws `GoogleFailure`. */
export async function openPlaces(run: SearchRun): Promise<Place[]> {
  const { database, held, criteria, workspace } = run;
  const { searchId } = held.claim;
  const known = await loadPlaces(database.queries, searchId);
  if (known.length > 0) return known;
  const { accounts, warnings } = await workspace.accounts(criteria, held.signal);
  const places = accounts.flatMap((account) =>
    searchedSources(criteria.service).map((source) => ({ account, source, problem: problemOf(run, account, source) })),
  );
  const notes = criteria.service === 'ALL' ? [...warnings, ALL_WITHOUT] : warnings;
  return held.write({ phase: 'listing', warnings: notes }, async (queries) => {
    await addPlaces(
      queries,
      places.map(({ account, source }, position) => ({
        searchId,
        account: account.email,
        source,
        position,
        steps: stepsOf(run, source),
      })),
    );
    for (const { account, source, problem } of places) {
      if (problem !== null)
        await setPlace(queries, { searchId, account: account.email, source }, { problem, listed: true });
    }
    return { result: await loadPlaces(queries, searchId) };
  });
}

function problemOf({ workspace }: SearchRun, account: WorkspaceAccount, source: SearchSource): string | null {
  if (!workspace.services[source]) return NOT_GRANTED[source];
  return source === 'gmail' && !account.hasMailbox ? GOOGLE_SENTENCES.mailServiceNotEnabled.message : null;
}

function stepsOf({ criteria, window }: SearchRun, source: SearchSource): ListingStep[] {
  const { keywords, excludeDrafts } = criteria;
  return source === 'gmail'
    ? gmailQueries({ keywords, window, excludeDrafts }).map((q) => ({ q }))
    : driveQueries({ keywords, window }).map((q) => ({ q, scope: 'allDrives' as const }));
}
