/** Contract or not, what kind of paper, and its own title. */
import type { Document } from './document.ts';
import type { FormReading } from './form/readForm.ts';

export type Kind = 'agreement' | 'order' | 'invoice' | 'other';
export type Classification = { kind: Kind; title: string | null; confidence: number; start: number; end: number };

const TITLE =
  /\b(?:[A-Z][\w&'/,.-]{0,24} ){0,10}(?:AGREEMENT|Agreement|CONTRACT|Contract|LEASE|Lease|ADDENDUM|Addendum|AMENDMENT|Amendment|LICENSE|License|DEED|Deed|STATEMENT OF WORK|Statement of Work|UNDERTAKING|GUARANTY|Guaranty|POWER OF ATTORNEY|CERTIFICATE|TERMS AND CONDITIONS|Terms and Conditions|Insertion Order|INSERTION ORDER|Purchase Order|PURCHASE ORDER)\b/;

/** The weight of each sign; the sum decides. */
const SIGNS: [RegExp, number][] = [
  [/\b(?:by and between|by and among|made (?:and entered )?(?:into )?(?:as of|on|this)|entered into)\b/i, 2],
  [/\bthis (?:[\w-]{1,20} ){0,5}(?:agreement|contract|lease|amendment|addendum|deed|guaranty|licen[sc]e)\b/i, 2],
  [/\b(?:in witness whereof|witnesseth|now,? therefore|hereinafter|hereto|hereunder|hereby agree)\b/i, 2],
  [/\b(?:governing law|governed by|entire agreement|counterparts|severab|force majeure|indemnif)\b/i, 1],
  [/\bthe parties (?:hereto |hereby )?(?:agree|acknowledge|wish|desire)\b/i, 1],
  [/\b(?:term and termination|terminate this|confidential information)\b/i, 1],
];

export function classify(document: Document, form: FormReading | null): Classification {
  const { text } = document;
  const head = text.slice(0, 4000);
  const title = TITLE.exec(head);
  let score = title ? 2 : 0;
  for (const [sign, weight] of SIGNS) if (sign.test(text)) score += weight;
  const invoice =
    /\binvoice\b/i.test(head.slice(0, 1500)) &&
    /\b(?:invoice (?:#|no|number|date|period)|amount due|remit)\b/i.test(text);
  const order =
    /\b(?:contract \/ revision|contract dates|flight dates?|order (?:#|no|number)|insertion order|agreement between|broadcast order|estimate|cpp|spots)\b/i.test(
      text,
    ) && /\b(?:gross|spots?|total)\b/i.test(text);
  const span = title
    ? { start: title.index, end: title.index + title[0].length }
    : { start: 0, end: Math.min(text.length, 80) };
  if (
    invoice &&
    (score < 5 || /^[^a-z]{0,400}\bINVOICE\b/m.test(head) || /\binvoice (?:#|no|number)/i.test(head.slice(0, 1500)))
  )
    return { kind: 'invoice', title: title ? title[0].trim() : null, confidence: 0.8, ...span };
  if (score >= 5)
    return {
      kind: 'agreement',
      title: title ? title[0].trim() : null,
      confidence: Math.min(0.97, 0.5 + score * 0.06),
      ...span,
    };
  if (order) return { kind: 'order', title: title ? title[0].trim() : null, confidence: 0.75, ...span };
  return { kind: 'other', title: title ? title[0].trim() : null, confidence: 0.6, ...span };
}
