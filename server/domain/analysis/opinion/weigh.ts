/** How likely something is in a role, by the signs that it has and the fitted weight of each. */
import { WEIGHTS } from './weights.gen.ts';

/** What the rules show is doubted in these roles … */
export const DOUBTED = ['agreementDate', 'effectiveDate', 'termEnd', 'amount', 'ending'] as const;
/** … and where they show nothing what is likely is shown in most of them, and in these; `term` is the length from the first day to the end. */
export const ROLES = [...DOUBTED, 'noticeBy', 'noticePeriod', 'renewalTerm', 'term'] as const;
export type Role = (typeof ROLES)[number];
/** … and a name as a side, two as both, and whether a document is a contract at all, in English and in the other languages. */
export const FITTED = [...ROLES, 'parties', 'pair', 'kind', 'kindElsewhere'] as const;
export type FittedRole = (typeof FITTED)[number];
/** So many steps of a fitted table are one unit of likelihood. */
export const SCALE = 24;

const tables = new Map<FittedRole, Int8Array>();
/** Which places of a table were counted in which turn, since each counts once. */
const counted = new Float64Array(Math.max(...Object.values(WEIGHTS).map(({ table }) => table.length)));
let turn = 0;

/** How likely signs are those of a role: the logarithm of its odds. */
export function weigh(role: FittedRole, signs: readonly number[]): number {
  return sumOf(role, signs) + WEIGHTS[role].bias;
}

/** The sum of what each sign speaks for a role. */
export function sumOf(role: FittedRole, signs: readonly number[]): number {
  const table = tables.get(role) ?? new Int8Array(Buffer.from(WEIGHTS[role].table, 'base64'));
  tables.set(role, table);
  let weight = 0;
  turn += 1;
  for (const sign of signs) {
    const at = sign & (table.length - 1);
    if (counted[at] === turn) continue;
    counted[at] = turn;
    weight += table[at] as number;
  }
  return weight / SCALE;
}
