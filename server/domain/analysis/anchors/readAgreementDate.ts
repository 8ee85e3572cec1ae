/** The agreement's own date: of the opening ("made as of the 8th day of May, 2014"), else of the cover, else of the signatures. */
import { datesWithin, quoteSpan, type Document, type Reading } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import { sentenceAt } from '../splitSentences.ts';

/** The opening of a document, where its own date stands, ends here at the latest (characters of folded text). */
const OPENING = 25_000;
const BODY_MARK =
  /\b(?:WHEREAS|Whereas,|RECITALS|Recitals|WITNESSETH|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|NOW,? THEREFORE|Now,? therefore|AGREE AS FOLLOWS|agree as follows|BACKGROUND|R E C I T A L S)\b/g;

const MADE =
  /\b(?:made|entered|executed|signed|concluded|dated?|agreed|issued|given|delivered|witnesse[sd])\b[^.;"]{0,45}$/i;
const LEAD =
  /(?:\b(?:as of|as at|effective|on|of|this|the|dated?|from|between|contract|agreement,?|day|undersigned|into)\b[\s,:"()_]{0,4}|[:(,_] ?)(?:the |this |as of |on |date |of |is |day of ){0,3}["(_]{0,3}$/i;
const LABEL =
  /(?:^|[\n.)] ?|\s)(?:dated?|(?:agreement|contract|execution|signing|document|effective) date|date of (?:this )?(?:agreement|contract|signing|execution)) ?[:.-]{1,2} ?$/i;
/** A signature, or a line for one. */
const SIGNED = /\/s\/|\bBy: ?_|\bIN WITNESS WHEREOF\b/;
/** The date of a signature, in the block of the signatures. */
const SIGNED_ON =
  /(?:^|[\n.)_] ?|\s)(?:dated?|date signed|signature date|signed(?: (?:for|by|on behalf of) [^\n:]{2,60})?(?:,? on)?) ?[:.-]{1,2} ?$/i;
/** The last of the parties' signatures, each with its day on its own line, wherever they stand. */
const SIGNED_FOR = /(?:^|\n) ?(?:signed|executed) (?:for|by|on behalf of) [^\n:]{2,60}: ?$/i;
const EFFECTIVE =
  /\b(?:effective|effect|in force|force|commenc\w*)\b(?: date)?(?: as of| on| from| is| this| the|:)* ?$/i;
const THIS =
  /\b(?:this|the within) (?:[\w&'/,()-]{1,20} ){0,12}(?:agreement|contract|lease|amendment|addendum|letter|deed|undertaking|guaranty|schedule|power of attorney|order|licen[sc]e|memorandum|plan|sow|statement of work)\b/gi;
/** "Amendment No. 1, dated …", "AGREEMENT, made …": a line that begins with what the document is. */
const ITSELF =
  /^(?:\d[\d.]{0,4} )?(?:[A-Z][\w&'/,-]{0,24} ){0,6}(?:agreement|contract|amendment|addendum|lease|licen[sc]e|deed|memorandum)(?: no\.? ?\d{1,3})?,? (?:is |was )?(?:hereby )?(?:made|dated?|entered|executed|concluded|effective|signed)\b[^.;"]{0,45}$/i;
const OTHER =
  /\b(?:that|(?<!\bthis is )an?|the|certain|each|its|said|original|existing) (?:certain )?(?:(?!this\b)[\w&',-]{1,24} ){0,9}(?:agreement|contract|plan|lease|note|indenture|certificate|policy|order|letter|license|amendment|resolution|statement|prospectus|meeting|act|notice)\b(?: \([^)]{0,60}\))?(?:(?! is | are | shall | hereby |\bthis\b)[^.;]){0,140}\b(?:dated?|entered|made|executed|effective|as of|on)\b[^.;]{0,25}$/i;
const NEVER =
  /\b(?:expir\w*|expiring|terminat\w*|until|through|thru|ending|ends|expiration|filed|source|rev(?:ision|ised)?|version|v\.|form \w{0,4}|printed|print date|born|birth|prior to|before|after|since|period|fiscal|to(?: and including)?(?= ?$)|up to|including|began|commenced|year ended|maturity|due|delivery|launch|(?:supplemented|amended|restated|modified)(?! (?:and restated )?(?:[\w-]+ ){0,4}(?:agreement|contract|lease|licen[sc]e|plan|note|indenture|addendum)\b))\b[^.;\n]{0,25}$/i;

/** "The target installation date for the first order is ⟨date⟩". */
const OTHER_DATE =
  /\b(?:installation|delivery|launch|target|due|payment|completion|opening|go-live|shipment|billing|review|meeting|anniversary) date\b[^.;\n]{0,60}$/i;

/** "If it has not come by ⟨date⟩". */
const DEADLINE = /\b(?:by|(?:no|not) later than) $/i;

/** The agreement's own date, or null. */
export function readAgreementDate(document: Document): Reading<string> | null {
  const opening = findOpening(document);
  const signed = document.text.slice(0, opening).search(SIGNED);
  const salutation = document.text.slice(0, LETTERHEAD).search(SALUTATION);
  let best: { mention: DateMention; score: number } | null = null;
  for (const mention of datesWithin(document, 0, opening)) {
    if (mention.day === null) continue;
    const score =
      mention.start < salutation && standsAlone(document.text, mention)
        ? LETTER_DATE
        : scoreOwnDate(document, mention, signed < 0 ? opening : signed);
    if (score > 0 && (!best || score > best.score)) best = { mention, score };
  }
  if (best && best.score >= 4)
    return asReading(document, best.mention, best.mention.ambiguous ? 0.55 : Math.min(0.95, 0.55 + best.score * 0.04));
  const last = readSignatureDate(document, findSignatures(document.text));
  if (last) return last;
  return best ? asReading(document, best.mention, best.mention.ambiguous ? 0.5 : 0.64) : null;
}

/** A letter's date stands on a line of its own above the greeting or the subject. */
const SALUTATION = /(?:^|\n) ?(?:Dear |Ladies and |Gentlemen|Re ?:|RE ?:|To whom)/;
const LETTERHEAD = 2000;
const LETTER_DATE = 7;

function standsAlone(text: string, mention: DateMention): boolean {
  const line = text.slice(text.lastIndexOf('\n', mention.start - 1) + 1, mention.start);
  return line.trim() === '' && /^[ ,.]{0,2}(?:\n|$)/.test(text.slice(mention.end, mention.end + 4));
}

/** Where the body begins: the first recital, else a fixed way in. */
export function findOpening(document: Document): number {
  const zone = document.text.slice(0, OPENING);
  for (const match of zone.matchAll(BODY_MARK)) if (match.index > 150) return match.index;
  return Math.min(zone.length, 6000);
}

/** How much a date of the opening looks like the agreement's own; zero or less: not at all, 5 and more: surely. One beside a signature is that one's. */
function scoreOwnDate(document: Document, mention: DateMention, signed: number): number {
  const { text } = document;
  const before = text.slice(Math.max(0, mention.start - 220), mention.start);
  const after = text.slice(mention.end, mention.end + 70);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (NEVER.test(line) || OTHER_DATE.test(line) || DEADLINE.test(line) || SIGNED_FOR.test(before)) return 0;
  let score = 0;
  if (mention.start > signed && SIGNED_ON.test(before)) return 0;
  if (LABEL.test(before)) score += 4;
  else if (EFFECTIVE.test(line)) score += 2;
  else if (MADE.test(line)) score += 4;
  else if (LEAD.test(before)) score += 1;
  const alone =
    (line.trim() === '' || /(?:agreement|contract|amendment|lease)[ ,]{0,2}$/i.test(line)) &&
    /^[ ,.]{0,2}(?:\n|$)/.test(after);
  if (score === 0)
    return alone || /^[A-Z \n]{3,60}\b(?:AGREEMENT|CONTRACT)\b/.test(after.trim())
      ? 2
      : mention.start < 600 && before.length < 220
        ? 1
        : 0;
  const own = [...line.matchAll(THIS)].at(-1);
  const other = OTHER.exec(line);
  // "An agreement made the …" at the beginning of a paper is that paper.
  const begins = other?.index === 0 && mention.start < 600 && /^an? /i.test(other[0]);
  if (other && !begins && !(own && own.index > other.index)) score -= 8;
  else if (own) score += 4;
  else if (ITSELF.test(line)) score += 2;
  if (
    /^[ ,)"]{0,4}(?:\(|by,? and|between|among|is made|is by|by )/i.test(after) ||
    /^.{0,50}"(?:effective|agreement|execution|signing|contract) date"/i.test(after)
  )
    score += 2;
  if (/^,? as (?:amended|restated|supplemented|modified)/i.test(after)) score -= 5;
  if (alone) score += /\b(?:agreement|contract|lease|amendment|addendum|plan)\n ?$/i.test(before) ? 3 : 1;
  return score;
}

/** Is the date at `at` that of another paper, as the words before it on its line say ("the Lease effective …")? */
export function isOfOther(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 220), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const other = OTHER.exec(line);
  if (!other || /^the (?:agreement|contract|lease)\b/i.test(other[0])) return false;
  const own = [...line.matchAll(THIS)].at(-1);
  return !(own && own.index > other.index);
}

const WITNESS = /WITNESS WHEREOF|itness [wW]hereof/g;

/** Where the signatures begin; null where nothing says so. Exhibits with signatures of their own are before it. */
function findSignatures(text: string): number | null {
  let witness = -1;
  for (const words of text.matchAll(WITNESS)) witness = words.index;
  if (witness >= 0) return witness;
  const least = Math.min(OPENING_LEAST, Math.floor(text.length / 3));
  const block = text
    .slice(least)
    .search(/\/s\/|\bBy: ?_|\b(?:Signature|Company seal|Authori[sz]ed signatory|Signed (?:for|by|on behalf of))\b/);
  return block < 0 ? null : Math.max(0, block + least - 300);
}

/** The signature passage: the latest day that stands beside "Date" or "Dated" there. */
function readSignatureDate(document: Document, signatures: number | null): Reading<string> | null {
  const { text } = document;
  const from = signatures ?? Math.max(0, text.length - SIGNATURES);
  let last: DateMention | null = null;
  for (const mention of datesWithin(document, from, Math.min(text.length, from + SIGNATURES))) {
    if (mention.day === null) continue;
    const before = text.slice(Math.max(0, mention.start - 160), mention.start);
    const after = text.slice(mention.end, mention.end + 60);
    // Without a block of signatures only what is labelled as their date is.
    if (signatures === null && !LABEL.test(before) && !SIGNED_ON.test(before)) continue;
    const beside =
      /\b(?:dated?|executed|signed|as of|this|on|effective)\b[^\n]{0,60}$/i.test(before) ||
      /^[^\n]{0,30}\n?[_ -]{0,40}Dated?\b/.test(after) ||
      /(?:\/s\/|By:)[^]{0,140}$/i.test(before);
    if (
      !beside ||
      NEVER.test(before.slice(before.lastIndexOf('\n') + 1)) ||
      OTHER_DATE.test(before) ||
      (OTHER.test(before) && !LABEL.test(before))
    )
      continue;
    if (last === null || mention.day > (last.day as string)) last = mention;
  }
  return last ? asReading(document, last, last.ambiguous ? 0.5 : 0.72) : null;
}

/** Signature blocks are looked for after so much of the text, and looked at for so long. */
const OPENING_LEAST = 600;
const SIGNATURES = 4000;

/** A date mention as a reading with its sentence. */
export function asReading(document: Document, mention: DateMention, confidence: number): Reading<string> {
  const span = quoteSpan(document, mention.start, mention.end, sentenceAt(document.sentences, mention.start));
  return { value: mention.day as string, start: span.start, end: span.end, working: null, confidence };
}
