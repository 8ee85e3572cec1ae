/** What the shape of a short paper says of its being a contract: its heading, clauses, sides, signatures, and what speaks against it. */
import type { Document } from './document.ts';
import { everyMatch } from '../everyMatch.ts';

/** Headings that clauses of contracts have, numbered or with a paragraph sign. */
const CLAUSES =
  /(?:^|\n|\. )(?:(?:section|article|art\.|clause) )?(?:\u00a7 ?)?\d{1,2}[.)]? ?(?:services|purpose|appointment|duration|prices|(?:applicable )?law|term|termination|term and termination|fees?|payment|price|compensation|confidential\w*|governing law|warrant(?:y|ies)|liability|indemnif\w*|notices?|assignment|definitions|scope|rent|deposit|obligations|final provisions|subject matter|entire agreement|independent contractor|intellectual property|insurance|default|maturity|the loan|premises|use|grant|renewal)\b/gi;
/** Two sides at labels: "Client: …", "Contractor: …", or "BETWEEN: … AND: …". */
const SIDES =
  /^[^\n]{0,12}\b(?:client|customer|supplier|landlord|tenant|lessor|lessee|contractor|consultant|buyer|seller|licensor|licensee|provider|employer|employee|lender|borrower|insurer|(?:named )?insured|party [a-d1-4])\b ?:/gim;
/** Names given to a side: ("Landlord"), – hereinafter "Author" –. */
const NAMED =
  /(?:\(|hereinafter(?: (?:referred to as|called))?,? ?)(?:the |each,? an? |collectively,? (?:the )?|hereinafter[^)"]{0,30})?"([A-Z][\w ]{1,25})"/g;
/** What speaks about agreements rather than being one. */
const ABOUT =
  /\b(?:such agreements|(?:this|these) (?:type|kind)s? of (?:agreements?|contracts?)|is an? (?:legal(?:ly binding)? )?(?:agreement|contract) (?:between (?:two|an?|parties)|that|in which|under which)|should consult an? |the foregoing description|does not purport to be complete|qualified in its entirety by reference|you asked (?:whether|us|me)|in (?:our|my) (?:view|opinion)|(?:have )?acted as counsel|we are looking for|apply now|request for proposals?|this (?:proposal|quotation|quote|policy|notice|report|checklist|guide|article) (?:is|sets|explains|applies|describes|covers)|we propose|valid (?:until|for \d+ days)|for immediate release|today announced|payment received|received in good condition|(?:non-?|not (?:intended to be )?(?:legally )?)binding|notice is hereby given|hereby (?:give notice|terminate)|conditions of carriage|booking reference|in this issue|please (?:help|advise|let me know)|let me know)\b|\[ ?\]|\b(?:RESOLVED|Resolved),? (?:that|further)\b|\bhereby adopts? the following resolutions?\b/gi;

/** A place to sign: "Signed: ____", "Customer: ____ Provider: ____", "Date, signatures". */
const SIGNATURES =
  /\bsign(?:ed|ature)s?\b[^\n]{0,40}_{3,}|_{3,}[^\n]{0,40}\b(?:signature|name|date)\b|\b(?:accepted|agreed|landlord|tenant|client|customer|provider|contractor|borrower|lender|employee|employer)(?: by)? ?: ?_{3,}|(?:^|\n)(?:place, )?(?:date, )?signatures? ?$/i;
/** Roles of which each says what it does: "the Tenant agrees to", "the Lender lends". */
const ROLES =
  /\b(client|customer|tenant|landlord|lessor|lessee|buyer|seller|supplier|contractor|freelancer|consultant|provider|lender|borrower|licensor|licensee|employer|employee|member|club|recipient|discloser|insurer)s? (?:hereby )?(?:agrees?|shall|will|must|undertakes?|lends|repays|pays|lets|rents|sells|buys|delivers)\b/gi;
/** What a contract on one page states in a line each. */
const TERMS =
  /^ ?(?:\d{1,2}[.)] ?)?((?:minimum |initial )?(?:subscription |service )?term|renewal(?: term)?|subscription (?:fees?|period|start date)|rent|(?:monthly |annual )?fees?|price|duration|notice(?: period)?|governing law|start(?: date)?|premium|deposit|period of insurance|scope) ?:/gim;

/** What short papers say that bind without the words of long ones; looked for only where those leave it open. */
const SHORT_SIGNS: [RegExp, number][] = [
  [/\bwe (?:will|shall|agree)\b[^]{0,800}\byou (?:will|shall|agree)\b/i, 1],
  // A note and terms of use bind without being called an agreement.
  [/\bfor value received\b|\bpromises? to pay to (?:the order of)?\b/i, 2.5],
  [
    /\bare an? (?:binding )?(?:contract|agreement) between you and\b|\bgovern your (?:use|access)\b|\bby (?:using|accessing|clicking)\b[^.]{0,80}\byou (?:agree|accept)\b/i,
    2,
  ],
  [
    /\bforms? (?:an integral )?part of the (?:[A-Z][\w-]+ ){1,4}(?:Agreement|Contract)\b|\b(?:issued|made|entered into) (?:under|pursuant to) the (?:[A-Z][\w-]+ ){1,4}(?:Agreement|Contract)\b/,
    2,
  ],
  [
    /\b(?:pleased to offer you (?:employment|the (?:position|post|role|job))|(?:terms|basis) of (?:our|your) (?:engagement|employment)|we agree to insure you|you agree to (?:hold|keep)\b[^.]{0,60}\b(?:confidence|confidential|secret)|we (?:hereby )?grant you|have read (?:and understood )?this\b[^.]{0,40}\bagree)\b/i,
    2,
  ],
  // Whoever signs is bound: a place to sign, and words that say what the signature means.
  [
    /\b(?:by signing(?: below)?|(?:please )?(?:counter)?sign (?:below|and return|to (?:confirm|show))|signing and returning|i (?:hereby )?(?:agree|accept)\b|agreed and accepted|in witness whereof)\b/i,
    1.5,
  ],
  [SIGNATURES, 1],
  // An order that runs for a term, and renews.
  [
    /\b(?:order form|(?:service|work|subscription) order)\b[^]{0,2500}\b(?:subscription|initial|service|contract) (?:term|period)\b/i,
    2,
  ],
  // How long it lasts.
  [
    /\b(?:this|the) (?:agreement|contract|lease|licen[cs]e|(?:initial )?term)\b[^.]{0,60}\b(?:shall (?:be|begin|commence|continue|end|remain|run)|is (?:for|effective)|begins?|commences?|continues?|ends?|expires?|remains? in force|runs?)\b/i,
    1,
  ],
  [
    /\b(?:renew(?:s|ed) (?:automatically|each|every|for)|either (?:party|side|of us) may (?:terminate|cancel|end)|notice period|written notice|week'?s'? notice|months'? notice)\b/i,
    1,
  ],
  [
    /\bsets? out the (?:terms|basis) (?:on|upon|under) which\b|\bsign and return (?:a|the|one|this)\b|\bconfirm (?:your|the) (?:agreement|acceptance)\b/i,
    2,
  ],
];
/** A line of its own at the top that calls the paper a contract; certificates, letters of intent and the like need not bind. */
const HEADING =
  /^(?!.*\b(?:basics|template|sample|checklist|summary|signs|announces|enters|completes|extends|wins|terminates)\b).{0,80}\b(?:agreement|contract|lease|addendum|amendment|deed|tenancy|licen[sc]e)s?(?: [A-Z]| (?:no\.?|#) ?\d+)?(?: (?:to|for|between|of|with)\b.*)?[.:]?$/i;
/** … or so much before the paper's words, and in capitals, whatever follows it in its line; headlines tell of contracts. */
const CAPTION = 600;
const CAPITAL_TITLE =
  /^(?!.*\b(?:SIGNS?|ANNOUNCES?|ENTERS?|COMPLETES?|EXTENDS?|WINS?|TERMINATES?|FOR PROPOSALS?)\b)[^a-z]*\b(?:AGREEMENT|CONTRACT|LEASE|ADDENDUM|AMENDMENT|DEED|LICEN[CS]E)S?\b[^a-z]*$/;
/** The shape of a paper weighs so much at most, for or against. */
export const MOST_BY_SHAPE = 5;

/** What the shape of a short paper says: its title at the top, its clauses, its two sides; and what speaks against it. */
export function weighShape({ text, raw, origin }: Document, title: { text: string; start: number } | null): number {
  const titleAt = title?.start ?? null;
  const shape = text.slice(0, 12_000);
  const count = (pattern: RegExp): number =>
    new Set(everyMatch(shape, pattern).map((match) => (match[1] ?? match[0]).trim().toLowerCase())).size;
  let score = 0;
  for (const [sign, weight] of SHORT_SIGNS) if (sign.test(shape)) score += weight;
  const at = titleAt !== null && titleAt < 200 ? (origin[titleAt] as number) : null;
  const top = at === null ? '' : (raw.slice(at, at + 120).split(/\n| {3,}/)[0] as string).trim();
  if (HEADING.test(top)) score += 2.5;
  else if (title && title.start < CAPTION && CAPITAL_TITLE.test(title.text)) score += 2;
  else if (top !== '' && /^[^a-z]*$|^.{0,80}$/.test(top.slice(0, 80))) score += 1;
  if (count(CLAUSES) >= 3) score += 1.5;
  if (
    count(SIDES) >= 2 ||
    /(?:^|\n)between ?:?\n[^]{0,600}\n(?:-* ?and ?-*) ?:?\n/i.test(shape) ||
    /(?:^|\n)between ?: [^]{0,400}(?:\n|\) )and ?: /i.test(shape)
  )
    score += 1.5;
  if (count(NAMED) >= 2) score += 1;
  if (count(ROLES) >= 2) score += 1.5;
  if (count(TERMS) >= 2) score += 1;
  // Contracts do not ask.
  const about = count(ABOUT) + Number((shape.match(/[a-z)]\?(?=\s|$)/g) ?? []).length >= 2);
  return Math.min(MOST_BY_SHAPE, score) - 2.5 * Math.min(2, about);
}
