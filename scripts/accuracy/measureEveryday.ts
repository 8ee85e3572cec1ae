/**
 * Everyday documents written for this project (orders, schedules, letters, renewal emails) with the answers of a careful reader.
 * A third of them is sealed: their results are counted, never listed.
 */
import { readFileSync } from 'node:fs';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { Analysis, Duration } from '../../server/domain/analysis/types.ts';
import { partiesF1 } from './partyMatch.ts';

/** `answers` holds the fields that a careful reader can settle; a `null` means that nothing must be shown. */
export type EverydayDocument = {
  id: string;
  sealed: boolean;
  contract: boolean;
  answers?: Record<string, unknown>;
  text: string[];
};

/** Counts of fields. `exact` of `stated` have the answer; `wrong` of `all` show something else. */
export type EverydayScore = {
  contracts: number;
  recognised: number;
  offered: number;
  others: number;
  takenForContracts: number;
  stated: number;
  exact: number;
  all: number;
  wrong: number;
  /** Notice days shown after the right one. */
  late: number;
  byField: Map<string, { stated: number; exact: number; wrong: number }>;
  misses: string[];
};

/** The day on which the documents are read. */
export const TODAY = '2026-11-22';

/**
 * The waves that were written last, and papers of which only the parties are asked (`wpen`): counted by themselves, so that the figures of
 * all the others stay comparable.
 */
export const NEWEST_WAVES = /^w(?:2[0-9]|3[0-9]|4[023456789]|5[01]|pen)-/;

/**
 * The waves M, N and R to AH, and papers of which only the parties are asked (`wpeu`), in German, French, Spanish and Dutch, with answers
 * like those of the English ones.
 */
export const IN_OTHER_LANGUAGES = /^w(?:[mnrstuvwxyz]|aa|ab|ac|ad|ae|af|ag|ah|peu)-/;

/** Letters and emails in these languages that make a contract or go on with one, written to mend rules by. */
export const LETTERS = /^wqc-/;

/** The waves O, P and Q: papers of all kinds that speak of contracts and are none, in all five languages. Rules were mended for Q before it was counted. */
export const NO_CONTRACTS = /^w[opq]-/;

const FILES = 58;
/** These hold open documents only, and the first its few sealed ones, too. */
const WHOLLY_OPEN: ReadonlySet<number> = new Set([1, 2, 3, 6, 7]);
const NUMBERED = Array.from({ length: FILES }, (_, index) => index + 1).flatMap((file) => {
  const name = file === 1 ? 'everyday' : `everyday-${file}`;
  return WHOLLY_OPEN.has(file) ? [name] : [name, `${name}-sealed`];
});
const NAMES = [...NUMBERED, 'everyday-q'];

/** Read once; not to be changed. */
let everyday: EverydayDocument[] | null = null;

export function readEveryday(): readonly EverydayDocument[] {
  everyday ??= NAMES.flatMap((name) => {
    const file = new URL(`../../server/domain/analysis/testing/papers/${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as EverydayDocument[];
  });
  return everyday;
}

export function measureEveryday(documents: readonly EverydayDocument[]): EverydayScore {
  const score: EverydayScore = {
    contracts: 0,
    recognised: 0,
    offered: 0,
    others: 0,
    takenForContracts: 0,
    stated: 0,
    exact: 0,
    all: 0,
    wrong: 0,
    late: 0,
    byField: new Map(),
    misses: [],
  };
  for (const document of documents) {
    const found = analyseText(document.text.join('\n'), { today: TODAY });
    if (document.contract) {
      score.contracts += 1;
      score.recognised += Number(found.isContract);
      score.offered += Number(found.verdict !== 'no');
      if (!found.isContract) score.misses.push(`${document.id}: ${found.verdict}`);
    } else {
      score.others += 1;
      score.takenForContracts += Number(found.isContract);
      if (found.verdict !== 'no') score.misses.push(`${document.id}: taken for a contract (${found.verdict})`);
    }
    for (const [field, answer] of Object.entries(document.answers ?? {}))
      if (!isLengthOfOption(document, field)) addField(score, document, field, answer, found);
  }
  return score;
}

function addField(
  score: EverydayScore,
  document: EverydayDocument,
  field: string,
  answer: unknown,
  found: Analysis,
): void {
  const value =
    found.isContract || found.verdict === 'perhaps' ? valueOf(found, field) : field === 'parties' ? [] : null;
  const stated = isStated(answer);
  const exact = answers(field, value, answer);
  const shown = isStated(value);
  const counts = score.byField.get(field) ?? { stated: 0, exact: 0, wrong: 0 };
  counts.stated += Number(stated);
  counts.exact += Number(stated && exact);
  counts.wrong += Number(shown && !exact);
  score.byField.set(field, counts);
  score.stated += Number(stated);
  score.exact += Number(stated && exact);
  score.all += 1;
  score.wrong += Number(shown && !exact);
  if (field === 'noticeBy' && typeof answer === 'string' && typeof value === 'string' && value > answer)
    score.late += 1;
  if (!exact) score.misses.push(`${document.id}: ${field} ${JSON.stringify(value)}, not ${JSON.stringify(answer)}`);
}

/**
 * The analysis gives the length of an option to renew as `renewalTerm`, as CUAD's labels have it. Since wave 28 the answers hold the length
 * of renewals that come by themselves alone: where it takes an option, their null is no answer to what is shown.
 */
function isLengthOfOption(document: EverydayDocument, field: string): boolean {
  const { ending, renewalTerm } = document.answers ?? {};
  return field === 'renewalTerm' && ending === 'option' && renewalTerm === null;
}

/** Is the value the answer? Parties in any order, and as people would take them for the same. */
export function answers(field: string, value: unknown, answer: unknown): boolean {
  if (field !== 'parties') return value === (typeof answer === 'string' ? inYears(answer) : answer);
  const [found, right] = [value as string[], answer as string[]];
  return partiesF1(found, right) === 1 || found.length + right.length === 0;
}

/** "12 month" in an answer is a year, as in what the analysis gives. */
function inYears(answer: string): string {
  const months = Number(/^(\d+) month$/.exec(answer)?.[1] ?? 0);
  return months > 0 && months % 12 === 0 ? `${months / 12} year` : answer;
}

function isStated(value: unknown): boolean {
  return value !== null && value !== 'unknown' && !(Array.isArray(value) && value.length === 0);
}

/** What the analysis gives for a field, in the words of the answers. */
export function valueOf(found: Analysis, field: string): unknown {
  switch (field) {
    case 'renewalTerm':
      return span(found.renewalTerm);
    case 'term':
      return span(found.term ?? null);
    case 'notice':
      return span(found.noticePeriod);
    case 'period':
      return found.amountPeriod;
    case 'ending':
      return found.ending ?? 'unknown';
    default:
      return found[field as keyof Analysis] ?? null;
  }
}

/** "12 month" and "1 year" are the same length. */
function span(duration: Duration | null): string | null {
  if (duration === null) return null;
  if (duration.unit === 'month' && duration.n % 12 === 0) return `${duration.n / 12} year`;
  return `${duration.n} ${duration.unit === 'workingDay' ? 'working day' : duration.unit}`;
}
