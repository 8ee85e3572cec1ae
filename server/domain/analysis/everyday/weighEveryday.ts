/** Does an everyday document bind somebody? What it gives (sides, days, renewal, notice, price) and what it says are weighed. */
import { BINDS, CALLED, CONCERNS, DUTIES, OTHER_KINDS, TITLED, YOUR_PLAN } from '../lexicon/everydayKinds.ts';
import { OF_TIME } from '../lexicon/everydayAmounts.ts';
import type { Everyday } from './readEveryday.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `score` for being a contract; `against`: what other kind of document it looks like; `gives`: what a person would look for. */
/** … `binds`: something says that it binds anyone. */
export type EverydayWeight = { score: number; against: string[]; gives: string[]; binds: boolean };

const TOP = 420;
/** So much of what a person would look for. */
const COMPLETE = 3;

/** Weighs a document that `readEveryday` has read. */
export function weighEveryday(raw: string, { fields, terms, parties, amount }: Everyday): EverydayWeight {
  const gives: string[] = [];
  let score = 0;
  const give = (holds: boolean, weight: number, name: string | null): void => {
    if (!holds) return;
    score += weight;
    if (name !== null) gives.push(name);
  };
  const isTitled = TITLED.test((raw.trimStart().split('\n')[0] as string).trim());
  const sides = fields.filter(({ kinds }) => kinds.includes('party')).length;
  give(sides >= 2, 1.5, null);
  give(parties.length >= 2, 1, 'two parties');
  give(terms.starts !== null, 1, 'a first day');
  const lasts = terms.ends !== null || (terms.signed !== null && terms.length !== null);
  give(lasts, 1.5, terms.ends ? 'an end' : 'how long it lasts');
  give((terms.automatic ?? terms.option) !== null, 1.5, 'a renewal');
  give(terms.open !== null, 0.75, null);
  give(terms.notice !== null, 1, 'a notice period');
  give(amount !== null || OF_TIME.test(raw), 1, 'a price');
  const top = raw.trimStart().slice(0, TOP);
  give(CALLED.test(top), 1.25, null);
  give(isTitled, 0.75, null);
  give(CONCERNS.test(raw), 1.5, null);
  give(YOUR_PLAN.test(raw) && (lasts || terms.notice !== null), 1.25, null);
  give(count(raw, BINDS) >= 1, 1, null);
  give(count(raw, BINDS) >= 2, 0.75, null);
  give(count(raw, DUTIES) >= 3, 1, null);
  const against = OTHER_KINDS.filter(([, pattern]) => pattern.test(raw)).map(([name]) => name);
  // Two parties, or a title, with how it ends and something else: what only contracts say together.
  const complete =
    against.length === 0 &&
    (parties.length >= 2 || isTitled) &&
    (lasts || terms.automatic !== null || terms.notice !== null) &&
    (terms.starts !== null || gives.length >= COMPLETE);
  const binds = complete || sides >= 2 || count(raw, BINDS) >= 1 || CONCERNS.test(raw) || YOUR_PLAN.test(raw);
  return { score, against, gives, binds };
}

function count(raw: string, pattern: RegExp): number {
  return new Set(everyMatch(raw, pattern).map((match) => match[0].toLowerCase())).size;
}
