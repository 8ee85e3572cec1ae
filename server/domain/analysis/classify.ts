/** Contract or not, what kind of paper, and its own title. Signs are weighed; no single word decides. */
import type { Document } from './document.ts';
import { findTitle } from './findTitle.ts';
import type { FormReading } from './form/readForm.ts';
import { MOST_BY_SHAPE, weighShape } from './weighShape.ts';

/** `order`: a form that orders goods, services or time, a contract by its signature. */
export type Kind = 'agreement' | 'order' | 'invoice' | 'curriculum vitae' | 'newsletter' | 'minutes' | 'other';
export type Classification = {
  kind: Kind;
  title: string | null;
  /** What the words of contracts weigh; from `ENOUGH` on it is one. */
  score: number;
  confidence: number;
  start: number;
  end: number;
};

/** Only so much of the beginning and of the end is looked at. */
const HEAD = 60_000;
const TAIL = 12_000;
/** From this weight on a text is an agreement. */
const ENOUGH = 5;

/** From this weight on nothing that is found besides changes the answer, nor how sure it is. */
const SURE = 12;

/** What agreements say, and how much each says it: first what stands near the beginning, last what is rare. */
const SIGNS: [RegExp, number][] = [
  [
    /\b(?:this|the within) (?:[\w&'/,-]{1,20} ){0,7}(?:agreement|contract|lease|amendment|addendum|deed|guaranty|licen[sc]e|undertaking|letter agreement|sow|statement of work|memorandum|mou|term sheet|tenancy|policy|instrument|indenture|debenture|note)\b(?:[^.]|No\.){0,160}\b(?:made|entered|dated|effective|between|among|by and)\b/i,
    3,
  ],
  [/\b(?:hereto|hereof|hereunder|herein|hereby|hereinafter|thereof)\b/i, 1],
  [
    /\b(?:in witness whereof|witnesseth|now,? therefore|intending to be legally bound|the parties (?:have )?(?:hereto |hereby )?(?:agree|executed|signed)|have (?:reached|concluded|come to) (?:the following|this|an) (?:agreement|contract)|agreed and accepted|accepted and agreed|undersigned (?:parties )?(?:hereby |each )*(?:agrees?|confirms?|acknowledges?)|hereby agree)\b/i,
    2,
  ],
  [/\b(?:terminate this|termination of this|term of this|breach of this|under this agreement|of this agreement)\b/i, 1],
  [
    /\((?:the |each an? |hereinafter [^)"]{0,30})?"(?:company|customer|client|licens(?:or|ee)|supplier|consultant|distributor|contractor|seller|buyer|purchaser|agreement|effective date|parties|party|lender|borrower|tenant|landlord|employee|executive|recipient|provider|services?)"\)/i,
    1.5,
  ],
  [/\b(?:shall|agrees to|undertakes to)\b[^.]{0,400}\b(?:shall|agrees to|undertakes to)\b/i, 1],
  [/\b(?:governing law|governed by(?: and construed)?|laws of the (?:state|commonwealth|province|people))\b/i, 1.5],
  [/\b(?:entire agreement|counterparts|severab|force majeure|indemnif|assign(?:s|ment)? this|waiver of)\b/i, 1],
  [
    /\b(?:By|BY): ?(?:_{3,}|\/s\/)|\/s\/|\b[Aa]uthori[sz]ed (?:signat|representative ?:)|\b[Pp]arty [A-Ba-b] ?\((?:seal|chop)\)/,
    1,
  ],
  // A copy that says where it was signed.
  [/\/s\/|\b[Ss]d\/-|\((?:signed|sgd\.)\)/, 0.5],
  // A policy binds without being called an agreement.
  [/\bpolicy (?:period|number)\b[^]{0,4000}\b(?:the insurer|named insured|policyholder)\b/i, 2.5],
  [/\bcontract of insurance\b/i, 1.5],
  // A note binds whoever promises to pay it.
  [/\bpromises? to (?:re)?pay\b[^.]{0,300}\b(?:principal|sum of|interest)\b/i, 2],
  [/\bparty a\b[^]{0,3000}\bparty b\b/i, 1.5],
];

type Other = { kind: Kind; signs: RegExp[]; least: number };
/** Papers that speak of agreements without being one: so many signs of them, and the text must be surer of being one. */
const OTHERS: Other[] = [
  {
    kind: 'curriculum vitae',
    least: 3,
    signs: [
      /\b(?:curriculum vitae|r[ée]sum[ée])\b/i,
      /^ ?(?:education|academic background)\b/im,
      /^ ?(?:(?:work |professional )?experience|employment history)\b/im,
      /^ ?(?:skills|languages|technical skills|interests)\b/im,
      /\breferences (?:available|on request)/i,
      /\b(?:bachelor|master|b\.sc|m\.sc|ph\.?d) of|\bGPA\b/i,
    ],
  },
  {
    kind: 'newsletter',
    least: 2,
    signs: [
      /\bunsubscribe\b/i,
      /\bview (?:this (?:e-?mail )?)?in (?:your )?browser\b/i,
      /\bnewsletter\b/i,
      /\b(?:you are receiving this|manage (?:your )?preferences|forward to a friend)\b/i,
    ],
  },
  {
    kind: 'minutes',
    least: 2,
    signs: [
      /\b(?:meeting (?:notes|minutes)|minutes of (?:the )?(?:meeting|board))\b/i,
      /^ ?(?:attendees|present|participants|in attendance)\b ?:?/im,
      /^ ?agenda\b/im,
      /\baction items?\b|\bnext steps\b/i,
      /\b(?:meeting (?:was )?(?:called to order|adjourned))\b/i,
    ],
  },
];

/** What kind of paper the text is. `form`: what it gives when read as one. */
export function classify(document: Document, form: FormReading | null): Classification {
  const { text } = document;
  const head = text.slice(0, 5000);
  const looked = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`;
  const title = findTitle(head);
  let score = title ? 1.5 : 0;
  for (const [sign, weight] of SIGNS) if (score < SURE && sign.test(looked)) score += weight;
  // Where the words have decided already, the shape changes nothing.
  if (score >= ENOUGH - MOST_BY_SHAPE && score < ENOUGH + MOST_BY_SHAPE) score += weighShape(document, title);
  const answer = (kind: Kind, confidence: number): Classification => ({
    kind,
    title: title?.text ?? null,
    score,
    confidence,
    start: title?.start ?? 0,
    end: title?.end ?? Math.min(text.length, 80),
  });
  if (isInvoice(head, score)) return answer('invoice', 0.85);
  if (form && isOrder(head, form)) return answer('order', 0.8);
  for (const other of OTHERS) {
    // Where all its signs together could not outweigh what is known, none is looked for.
    if (score >= ENOUGH + other.signs.length) continue;
    const signs = other.signs.filter((sign) => sign.test(text.slice(0, HEAD))).length;
    if (signs >= other.least && score < ENOUGH + signs) return answer(other.kind, 0.8);
  }
  return score >= ENOUGH ? answer('agreement', Math.min(0.97, 0.55 + score * 0.035)) : answer('other', 0.7);
}

function isInvoice(head: string, score: number): boolean {
  const named =
    /^[^a-z]{0,500}\bINVOICE\b/.test(head) ||
    /(?<!\b(?:from|of|after) (?:the )?)\binvoice ?(?:#|no\b|number|date)/i.test(head.slice(0, 1800)) ||
    /\bInv ?(?:#|Date)/.test(head.slice(0, 1800)) ||
    /\b(?:official|billing) (?:billing )?invoice\b/i.test(head.slice(0, 2500));
  const due =
    /\b(?:amount due|total due|balance due|remit|bill(?:ing|ed)? (?:to|address|period)|payment (?:is )?due|due date|invoice (?:period|month|total))\b/i.test(
      head,
    );
  return named && (due || score < ENOUGH) && !/\bby and between\b/i.test(head.slice(0, 2500));
}

function isOrder(head: string, form: FormReading): boolean {
  const named =
    /\b(?:contract|order|insertion order|purchase order|order form|agreement)\b ?(?:#|no\b|number|\/|between|form|confirmation|printout|status)|^[^a-z]{0,400}\b(?:ORDER|CONTRACT)\b|\bstation order\b|\brep buylines\b|\b(?:e-)?order ?#/i.test(
      head,
    );
  const purchase = /^[^a-z]{0,120}\bPURCHASE ORDER\b/.test(head);
  const words = new Set(
    head
      .toLowerCase()
      .match(
        /\b(?:spots?|flight|advertiser|agency|estimate|daypart|cpp|rate|station|demo|salesperson|quantity|unit price|subtotal|ship to)\b/g,
      ) ?? [],
  );
  if (form.gross !== null && words.size >= 4) return true;
  return (
    (form.period !== null && (named || form.gross !== null)) ||
    ((named || purchase) && form.gross !== null && form.parties.length > 0)
  );
}
