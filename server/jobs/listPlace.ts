/** Lists what matches in one mailbox or drive: a page, a checkpoint, the next page, wherever it stood before. */
import { addItems, findListed, hasItems, type ListedItem } from '../db/searchItems.ts';
import { type Place, type PlaceState, setPlace } from '../db/searchPlaces.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { listFiles } from './listFiles.ts';
import {
  afterStep,
  changePlace,
  circleSentence,
  incompleteSentence,
  searchPiecewise,
  takeListFailure,
} from './listTrouble.ts';
import { lookAtCaps } from './searchCaps.ts';
import type { SearchRun } from './searchRun.ts';

type Page = { items: ListedItem[]; nextPageToken: string | null; incompleteSearch: boolean };

/** Lists until the end, or until the place has to wait or is given up; `place` is kept up to date. */
export async function listPlace(run: SearchRun, place: Place): Promise<void> {
  const goOn = () => run.ended === null && !run.held.makesWay && !isWaiting(run, place);
  while (!place.listed && place.problem === null && goOn()) {
    try {
      await listPage(run, place);
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error;
      await takeListFailure(run, place, error);
    }
  }
}

/** Must this place be left alone for now? */
export function isWaiting({ clock }: Pick<SearchRun, 'clock'>, { notBefore }: Place): boolean {
  return notBefore !== null && notBefore.getTime() > clock().getTime();
}

async function listPage(run: SearchRun, place: Place): Promise<void> {
  const step = place.steps[place.step];
  if (step === undefined) return changePlace(run, place, { listed: true });
  const page = await fetchPage(run, place);
  if (page.incompleteSearch && (step.scope ?? 'allDrives') === 'allDrives') return searchPiecewise(run, place);
  const ids = page.items.map(({ externalId }) => externalId);
  const known = await findListed(run.database.queries, place, ids);
  const fresh = page.items.filter(({ externalId }) => !known.has(externalId));
  const room = Math.max(0, run.limits.maxItems - run.totals.items);
  const items = [...page.items.filter(({ externalId }) => known.has(externalId)), ...fresh.slice(0, room)];
  run.totals.items += Math.min(room, fresh.length);
  if (fresh.length > room) await cutListing(run, place, items);
  else {
    const isEndless = page.nextPageToken !== null && isCircle(place, page.nextPageToken);
    const warning = isEndless ? circleSentence(place) : page.incompleteSearch ? incompleteSentence(place) : undefined;
    const hasMore = page.nextPageToken !== null && !isEndless;
    const state = hasMore ? { cursor: page.nextPageToken, notBefore: null } : afterStep(place);
    await recordPage(run, place, items, state, warning === undefined ? {} : { addWarning: warning });
  }
  lookAtCaps(run);
}

/** What the receipt says of a search with more matches than it may have. */
export function cutSentence(maxItems: number): string {
  return `Only the first ${maxItems} matches were read. Narrow the search to see the rest.`;
}

/** The search has as many matches as it may: what is listed is read, the rest is named in the receipt. */
async function cutListing(run: SearchRun, place: Place, items: readonly ListedItem[]): Promise<void> {
  const sentence = cutSentence(run.limits.maxItems);
  const problem = items.length === 0 && !(await hasItems(run.database.queries, place)) ? { problem: sentence } : {};
  const state = { listed: true, cursor: null, notBefore: null, ...problem };
  await recordPage(run, place, items, state, { addWarning: sentence });
}

async function recordPage(
  run: SearchRun,
  place: Place,
  items: readonly ListedItem[],
  state: PlaceState,
  change: { addWarning?: string } = {},
): Promise<void> {
  await run.held.write({ phase: 'listing', waitingUntil: null, ...change }, async (queries) => {
    const found = await addItems(queries, place, items);
    await setPlace(queries, place, state);
    return { progress: { found }, result: undefined };
  });
  Object.assign(place, state);
}

/** Tokens of the step that is being listed: in this run, as they do not outlive it by much. */
const tokensSeen = new WeakMap<Place, { step: number; tokens: Set<string> }>();

/** Has this step been given that token before? The one that the last run left off with counts. */
function isCircle(place: Place, nextPageToken: string): boolean {
  const known = tokensSeen.get(place);
  // From its beginning, the list gives the tokens of the first time again.
  const isSame = place.cursor !== null && known?.step === place.step;
  const seen = isSame ? known : { step: place.step, tokens: new Set<string>() };
  tokensSeen.set(place, seen);
  if (place.cursor !== null) seen.tokens.add(place.cursor);
  return seen.tokens.has(nextPageToken);
}

async function fetchPage(run: SearchRun, place: Place): Promise<Page> {
  if (place.source === 'file') return { items: await listFiles(run), nextPageToken: null, incompleteSearch: false };
  const [client, { signal }] = [run.workspace.clientFor(place.account), run.held];
  const { q = '', scope = 'allDrives' } = place.steps[place.step] ?? {};
  if (place.source === 'gmail') {
    const { messages, nextPageToken } = await client.listMessages(q, place.cursor, signal);
    return {
      items: messages.map(({ id }) => ({ externalId: id, facts: null })),
      nextPageToken,
      incompleteSearch: false,
    };
  }
  const page = await client.listFiles(q, scope, place.cursor, signal);
  const items = page.files.map((file) => ({ externalId: file.id, facts: file }));
  return { ...page, items };
}
