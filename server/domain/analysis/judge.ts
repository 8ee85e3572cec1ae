/** Contract, perhaps one, or none: the words of contracts first, then what an everyday document gives. One place decides. */
import type { Classification } from './classify.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import { weighEveryday } from './everyday/weighEveryday.ts';
import {
  BLANK_ACCEPTANCE,
  BLANK_SIDES,
  GENERAL_TERMS,
  isAdvice,
  NOT_YET,
  OFFER_TITLE,
  OTHER_TITLE,
  WITH_INVOICE,
} from './lexicon/everydayStages.ts';
import { readsLikeAnother, type Opinion } from './opinion/secondOpinion.ts';
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

/** The opening names the sides; a letter's subject stands below its addresses, a title above. */
const OPENING = 1500;
const HEAD_LINES = 14;
const TITLE_LINES = 6;

/** Why a draft or a letter of intent is left to a person, in every language. */
export const BINDS_NOBODY = 'It says that it does not bind anyone yet.';
/** Whoever is greeted so is one of many. */
const TO_ANYBODY =
  /^[ \t]*dear (?:valued |our )?(?:customers?|clients?|subscribers?|members?|residents?|tenants?|policy ?holders?|sirs?|madam|neighbou?rs?|guests?|users?)\b/im;
/** Why what has the words of a contract, but more of others, is left to a person. */
export const READS_LIKE_ANOTHER = 'It reads more like a paper about a contract than like one.';

/** `kind`: what the words say. `everyday`: what a short document gives; null for a long one. `opinion`: the second one, of a plain document. */
export function judge(
  raw: string,
  kind: Classification,
  everyday: Everyday | null,
  opinion: Opinion | null,
): Judgement {
  if (everyday && NOT_YET.test(raw)) return { verdict: 'perhaps', reason: BINDS_NOBODY, confidence: 0.5 };
  if (everyday && isAdvice(raw)) return { verdict: 'no', reason: null, confidence: 0.7 };
  const judged = weigh(raw, kind, everyday);
  const doubt =
    everyday && judged.verdict === 'contract'
      ? (doubtOf(raw, everyday) ?? (readsLikeAnother(opinion) ? READS_LIKE_ANOTHER : null))
      : null;
  return doubt === null ? judged : { verdict: 'perhaps', reason: doubt, confidence: 0.5 };
}

/** Why a short document with the words of a contract may bind nobody all the same. */
function doubtOf(raw: string, { parties }: Everyday): string | null {
  const lines = raw.trimStart().split('\n');
  const top = (count: number): string => lines.slice(0, count).join('\n');
  if (OTHER_TITLE.test(top(HEAD_LINES))) return 'Its heading names another kind of document.';
  if (BLANK_SIDES.test(raw.slice(0, OPENING))) return 'The names of its sides are left blank.';
  if (parties.length < 2 && (GENERAL_TERMS.test(top(TITLE_LINES)) || TO_ANYBODY.test(raw.slice(0, OPENING))))
    return 'It does not name its sides.';
  if (OFFER_TITLE.test(top(TITLE_LINES)) && BLANK_ACCEPTANCE.test(raw))
    return 'It is an offer, and the place to accept it is blank.';
  return null;
}

function weigh(raw: string, kind: Classification, everyday: Everyday | null): Judgement {
  if (kind.kind === 'agreement' || kind.kind === 'order')
    return { verdict: 'contract', reason: null, confidence: kind.confidence };
  if (!everyday) {
    const some = kind.kind === 'other' && kind.score >= SOME_WORDS + 1;
    return some
      ? { verdict: 'perhaps', reason: 'It uses the words of contracts, but too few to be sure.', confidence: 0.5 }
      : { verdict: 'no', reason: null, confidence: 0.7 };
  }
  const { score, against, gives, binds } = weighEveryday(raw, everyday);
  const isBoth = kind.kind === 'invoice' && WITH_INVOICE.test(raw.trimStart().split('\n', TITLE_LINES).join('\n'));
  const other = kind.kind === 'other' || isBoth ? 0 : 1;
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
