/** Past searches and new finds as the contract shows them. */
import { findConnection } from '../../db/connections.ts';
import type { Queries } from '../../db/database.ts';
import type { EarlierVersion } from '../../db/earlierVersions.ts';
import { type Finder, loadNewFinds, type NewFindRow } from '../../db/newFinds.ts';
import { loadSettings } from '../../db/settings.ts';
import { loadLastRuns, loadPastSearches, type LastRun, troubleOfRun, type WatchRow } from '../../db/watches.ts';
import type { SearchRow } from '../../db/searches.ts';
import { readingOf } from '../../domain/cycle/readingOf.ts';
import { perhapsReason } from '../../domain/receipt.ts';
import { boundedMoney, boundedParties } from '../../domain/bounded.ts';
import type { NewFind, PastSearch, Watch } from '../wire.gen.ts';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { foundChance } from '../../../contract/foundChance.ts';
import type { AgreementThere } from '../../../contract/joining.ts';
import { newFindLimits } from '../../../contract/limits.gen.ts';

/** Newest first. */
export async function pastSearchesOnWire(queries: Queries, user: Finder, now: Date): Promise<PastSearch[]> {
  const { id: userId } = user;
  const past = await loadPastSearches(queries, userId);
  const isWatched = past.some(({ watch }) => watch !== null);
  const runs = isWatched ? new Map((await loadLastRuns(queries, userId)).map((run) => [run.watchOf, run])) : new Map();
  const finds = isWatched ? await loadNewFinds(queries, user) : [];
  const connection = isWatched ? await findConnection(queries, userId) : null;
  const ended =
    connection === null
      ? 'No Google account is connected.'
      : connection.status === 'connected'
        ? null
        : (connection.reconnectReason ?? 'Google no longer lets us in.');
  const { timeZone } = await loadSettings(queries, userId);
  return past.map(({ search, watch }) => {
    const newFinds = finds.filter(({ watchOf }) => watchOf === search.id).length;
    const facts = { run: runs.get(search.id) as LastRun | undefined, newFinds, ended, now };
    const zone = timeZone ?? search.criteria.timeZone;
    return { ...searchFacts(search), watch: watch && watchOnWire(watch, zone, facts) };
  });
}

function searchFacts(search: SearchRow) {
  const { id, message, createdAt, found, analysed, skipped, contracts, criteria } = search;
  const { keywords, startDate, endDate, service, specificAccounts: accounts, timeZone } = criteria;
  return {
    id,
    description: criteria.description,
    status: statusOnWire(search.status),
    stopped: search.status === 'CANCELLED',
    message,
    startedAt: createdAt.toISOString(),
    criteria: { keywords, startDate, endDate, service, accounts, timeZone },
    found,
    analysed,
    skipped,
    contracts,
  };
}

/** To a client a cancelled search is one that failed. */
function statusOnWire(status: SearchRow['status']) {
  return status === 'CANCELLED' ? 'FAILED' : status;
}

function watchOnWire(
  { rhythm, hour, nextRunAt }: WatchRow,
  timeZone: string,
  { run, newFinds, ended, now }: { run: LastRun | undefined; newFinds: number; ended: string | null; now: Date },
): Watch {
  const trouble = run === undefined ? null : troubleOfRun(run, now);
  return {
    rhythm,
    hour,
    timeZone,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    newFinds,
    lastRun: run
      ? { searchId: run.searchId, at: run.at.toISOString(), status: statusOnWire(run.status), trouble }
      : null,
    trouble: ended ?? trouble,
  };
}

/** `changedFrom`: the contract made of an earlier version of its file; `belongsTo`: those that it may amend or renew. */
type Around = { changedFrom?: EarlierVersion | undefined; belongsTo?: AgreementThere[] | undefined };

/** As of `today`: what is to be done by when, as the review says it. */
export function findOnWire(row: NewFindRow, today: CalendarDay, { changedFrom, belongsTo = [] }: Around): NewFind {
  const { id, searchId, watchOf, foundAt, name, source, sourceLocation, date, renewalDate, parties, analysis } = row;
  const { amount, currency, amountPeriod } = analysis;
  const reading = readingOf(row.documentId, name, analysis);
  return {
    id,
    searchId,
    name,
    source,
    sourceLocation,
    renewalDate,
    watchedSearchId: watchOf,
    foundAt: foundAt.toISOString(),
    date: date?.toISOString() ?? null,
    amount: boundedMoney(amount),
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null,
    amountPeriod,
    parties: boundedParties(parties).slice(0, 10),
    ...(changedFrom ? { changedFrom } : {}),
    ...(reading.about ? { about: reading.about } : {}),
    ...(belongsTo.length > 0 ? { belongsTo } : {}),
    ...foundChance(reading, today),
    perhapsBecause: analysis.isContract
      ? null
      : (perhapsReason(analysis)?.slice(0, newFindLimits.perhapsBecause.maxLength) ?? null),
  };
}
