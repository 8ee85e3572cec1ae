/** Contract, perhaps one, or none: the words of contracts first, then what an everyday document gives. One place decides. */
import type { Classification } from './classify.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import { weighEveryday } from './everyday/weighEveryday.ts';
import { NOT_YET } from './lexicon/everydayStages.ts';
import type { Verdict } from './types.ts';

export type Judgement = { verdict: Verdict; reason: string | null; confidence: number };

/** An everyday document that weighs so much is a contract; with this much a person should look. */
const CONTRACT = 4.5;
const PERHAPS = 3;
/** Words of contracts that fall short of deciding. */
const SOME_WORDS = 2.5;
/** Each other kind that it looks like takes so much away. */
const AGAINST = 2.5;
/** What looks like another kind of document must weigh so much more to be a contract all the same. */
const ALL_THE_SAME = 1;

/** Why a draft or a letter of intent is left to a person, in every language. */
export const BINDS_NOBODY = 'It says that it does not bind anyone yet.';

/** `kind`: what the words say. `everyday`: what a short document gives; null for a long one. */
export function judge(raw: string, kind: Classification, everyday: Everyday | null): Judgement {
  if (everyday && NOT_YET.test(raw)) return { verdict: 'perhaps', reason: BINDS_NOBODY, confidence: 0.5 };
  if (kind.kind === 'agreement' || kind.kind === 'order')
    return { verdict: 'contract', reason: null, confidence: kind.confidence };
  if (!everyday) {
    const some = kind.kind === 'other' && kind.score >= SOME_WORDS + 1;
    return some
      ? { verdict: 'perhaps', reason: 'It uses the words of contracts, but too few to be sure.', confidence: 0.5 }
      : { verdict: 'no', reason: null, confidence: 0.7 };
  }
  const { score, against, gives, binds } = weighEveryday(raw, everyday);
  const other = kind.kind === 'other' ? 0 : 1;
  const words = Math.min(2, Math.max(0, kind.score) * 0.4);
  const weight = score + words - AGAINST * (against.length + other);
  if (weight >= CONTRACT + (against.length > 0 ? ALL_THE_SAME : 0) && binds)
    return { verdict: 'contract', reason: null, confidence: Math.min(0.9, 0.6 + (weight - CONTRACT) * 0.06) };
  if (weight < PERHAPS && kind.score < SOME_WORDS) return { verdict: 'no', reason: null, confidence: 0.7 };
  if (weight < PERHAPS - 2) return { verdict: 'no', reason: null, confidence: 0.6 };
  return { verdict: 'perhaps', reason: reasonFor(gives, against), confidence: 0.5 };
}

function reasonFor(gives: readonly string[], against: readonly string[]): string {
  const doubt = against[0] === undefined ? 'but does not say that it binds anyone' : `but reads like ${against[0]}`;
  if (gives.length === 0) return `It uses the words of contracts, ${doubt}.`;
  const last = gives.at(-1) as string;
  const list = gives.length === 1 ? last : `${gives.slice(0, -1).join(', ')} and ${last}`;
  return `It gives ${list}, ${doubt}.`;
}
