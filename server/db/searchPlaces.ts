/** The accounts and sources of a search, and how far their listing is. All writes belong into a `checkpoint`. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { searchAccounts } from './schema/searches.ts';

export type Place = typeof searchAccounts.$inferSelect;
export type PlaceKey = Pick<Place, 'searchId' | 'account' | 'source'>;
export type PlaceState = Partial<
  Pick<
    Place,
    | 'steps'
    | 'step'
    | 'cursor'
    | 'listed'
    | 'failures'
    | 'failedInARow'
    | 'notBefore'
    | 'waitingFor'
    | 'problem'
    | 'retryable'
  >
>;

export type NewPlace = PlaceKey &
  Pick<Place, 'position' | 'steps'> &
  Partial<Pick<Place, 'listed' | 'problem' | 'retryable'>>;

/** Opens the mailboxes and drives of a search. Places that are there already stay as they are. */
export async function addPlaces(queries: Queries, places: readonly NewPlace[]): Promise<void> {
  if (places.length > 0)
    await queries
      .insert(searchAccounts)
      .values([...places])
      .onConflictDoNothing();
}

export async function loadPlaces(queries: Queries, searchId: string): Promise<Place[]> {
  return queries
    .select()
    .from(searchAccounts)
    .where(eq(searchAccounts.searchId, searchId))
    .orderBy(asc(searchAccounts.position));
}

export async function setPlace(queries: Queries, key: PlaceKey, state: PlaceState): Promise<void> {
  await queries.update(searchAccounts).set(state).where(isPlace(key));
}

function isPlace({ searchId, account, source }: PlaceKey) {
  return and(
    eq(searchAccounts.searchId, searchId),
    eq(searchAccounts.account, account),
    eq(searchAccounts.source, source),
  );
}
