/** The agreement's own date: of the opening ("made as of the 8th day of May, 2014"), else of the cover, else of the signatures. */
import { datesWithin, type Document, type Reading } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import { asReading } from './asReading.ts';
import { isNextColumn } from './isNextColumn.ts';
import { sentenceAt } from '../splitSentences.ts';
import { isInClause, LABEL, NEVER, NOTARY, OTHER, OTHER_DATE, SIGNED_HERE, SIGNED_ON } from './ownDatePatterns.ts';
import { findFirstSignatures, findSignatures, readSignatureDate } from './readSignatureDate.ts';
import { everyMatch } from '../../everyMatch.ts';

/** The opening of a document, where its own date stands, ends here at the latest (characters of folded text). */
const OPENING = 25_000;
const BODY_MARK =
  /\b(?:WHEREAS|Whereas,|RECITALS|Recitals|WITNESSETH|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|NOW,? THEREFORE|Now,? therefore|AGREE AS FOLLOWS|agree as follows|BACKGROUND|R E C I T A L S)\b/g;

const MADE =
  /\b(?:made|entered|executed|signed|concluded|dated?|agreed|issued|given|delivered|witnesse[sd])\b(?:(?!\b(?:19|20)\d\d\b)[^.;"]){0,45}$/i;
const LEAD =
  /(?:\b(?:as of|as at|effective|on|of|this|the|dated?|from|between|contract|agreement,?|day|undersigned|into)\b[\s,:"()_]{0,4}|[:(,_] ?)(?:the |this |as of |on |date |of |is |day of ){0,3}["(_]{0,3}$/i;
/** A signature, or a line for one. */
const SIGNED = /\/s\/|\bBy: ?_|\bIN WITNESS WHEREOF\b|\n ?_{8,}(?: _{8,}| ?\n)/;
/** The last of the parties' signatures, each with its day on its own line, wherever they stand. */
const SIGNED_FOR = /(?:^|\n) ?(?:signed|executed) (?:for|by|on behalf of) [^\n:]{2,60}: ?$/i;
/** "executed April 19 but dated and effective as of". */
const DATED_TOO = /\bdated,? (?:and|to be) (?:made )?effective\b[^,;]{0,12}$/i;
const EFFECTIVE =
  /\b(?:effective|effect|in force|force|commenc\w*|begun|begins?)\b(?: date)?(?: as of| on| from| is| this| the|:)* ?$/i;
const THIS =
  /\b(?:this|the within) (?:[\w&'/,()-]{1,20} ){0,12}(?:agreement|contract|lease|amendment|addendum|letter|deed|undertaking|guaranty|schedule|power of attorney|order|licen[sc]e|memorandum|plan|sow|statement of work|guarantee|protocol|charter(?: party)?|indenture|concession|instrument|offer|program(?:me)?|policy|supplement|engagement|arrangement|subscription|note|release|assignment|sublease|franchise|treaty|mou|term sheet|understanding)\b/gi;
/** "Amendment No. 1, dated …", "AGREEMENT, made …": a line that begins with what the document is. */
const ITSELF =
  /^(?:\d[\d.]{0,4} )?(?:[A-Z][\w&'/,-]{0,24} ){0,6}(?:agreement|contract|amendment|addendum|lease|licen[sc]e|deed|memorandum)(?: no\.? ?\d{1,3})?,? (?:is |was )?(?:hereby )?(?:made|dated?|entered|executed|concluded|effective|signed)\b[^.;"]{0,45}$/i;

/** "per the list of 15.01.2002". */
const OF_THING = /\b(?:list|letter|offer|order|deed|invoice|report|policy|price list|status) of $/i;
/** Only where nothing else gives the date. */
const WEAK = 3;

/** "supersedes Contract no. 318-F, dated ⟨date⟩", "issued under the Consulting Agreement of ⟨date⟩". */
const REPLACED =
  /\b(?:(?:replac|supersed|cancel|terminat)\w*[^.;]{0,140}\b(?:dated(?: as of)?|the one of)|(?:(?:under|pursuant to) (?:the|our|your|their)|\b(?:sow|statement of work|work order|call-off|schedule)(?: (?:no\.? ?)?#?\d{1,3})? (?:to|under)(?: the)?) (?:[\w&'-]+ ){0,6}(?:agreement|contract|lease|deed|terms)\b[^.;]{0,60}\b(?:of|dated)(?: as of)?) $/i;
/** "Non-Disclosure Agreement effective date: ⟨date⟩", in a paper that is none. */
const OF_SECRECY = /\b(?:non-?disclosure agreement|nda|confidentiality agreement)\b[^.;\n]{0,40}$/i;
const IS_SECRECY = /\b(?:non-?disclosure|confidentiality|nda)\b/i;
/** A paper says what it is within so many characters. */
const TITLE = 100;

/** "If it has not come by ⟨date⟩". */
const DEADLINE =
  /\b(?:by|(?:no|not) later than|offer (?:lapses|expires|closes) on|(?:valid|open)(?: for acceptance)? (?:until|till)) $/i;

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
  if (best) best.mention = laterBeside(document, best.mention);
  if (best && best.score >= 4)
    return asReading(document, best.mention, best.mention.ambiguous ? 0.55 : Math.min(0.95, 0.55 + best.score * 0.04));
  const last =
    readSignatureDate(document, findSignatures(document.text)) ??
    readSignatureDate(document, findFirstSignatures(document.text));
  if (last) return last;
  return best ? asReading(document, best.mention, best.mention.ambiguous ? 0.5 : 0.64) : null;
}

/** "Date: January 20, 2014     Date: January 24, 2014", "SIGNED at Paarl on 2 May 2014     SIGNED at …", under two signatures: the later. */
function laterBeside({ text, dates }: Document, mention: DateMention): DateMention {
  if (!BESIDE.test(text.slice(Math.max(0, mention.start - 60), mention.start))) return mention;
  const next = dates.find(({ start }) => start >= mention.end);
  const between = next ? text.slice(mention.end, next.start) : '';
  const isBeside = next?.day != null && between.replace(BESIDE, '').trim() === '' && BESIDE.test(between);
  return isBeside && next.day !== null && next.day > (mention.day as string) ? next : mention;
}

const BESIDE = /\b(?:Dated? ?:|(?:Signed|SIGNED) at \p{Lu}[^.:;,\d]{1,40} on(?: this)?)\s*$/u;

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
  if (OF_THING.test(before) || NOTARY.test(after)) return 0;
  if (NEVER.test(line) || OTHER_DATE.test(line) || DEADLINE.test(line) || SIGNED_FOR.test(before)) return 0;
  if (REPLACED.test(line) || (OF_SECRECY.test(line) && !IS_SECRECY.test(text.slice(0, TITLE)))) return 0;
  let score = 0;
  if (mention.start > signed && SIGNED_ON.test(before)) return 0;
  const label =
    isNextColumn(document, mention.start) && !/effective date $/i.test(before) ? `${before.trimEnd()}: ` : before;
  if (LABEL.test(label)) score += 4;
  else if (EFFECTIVE.test(line) && !DATED_TOO.test(line)) score += 2;
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
  const own = ownBefore(document, mention, line);
  const other = OTHER.exec(line);
  const inClause = isInClause(text, mention.start);
  const opens = !own && !other && opensPaper(document, mention);
  // "An agreement made the …" at the beginning of a paper is that paper.
  const begins = other?.index === 0 && mention.start < 600 && /^an? /i.test(other[0]);
  if (other && !begins && !(own && own.index > other.index)) score -= 8;
  else if (own || opens) score += 4;
  else if (ITSELF.test(line)) score += 2;
  else if (SIGNED_HERE.test(line)) score += 2;
  else if (other === null && inClause && !LABEL.test(before) && !EFFECTIVE.test(line)) score -= 8;
  if (
    /^[ ,)"]{0,4}(?:\(|by,? and|between|among|is made|is (?:by|between|among)|by )/i.test(after) ||
    /^.{0,50}"(?:effective|agreement|execution|signing|contract) date"/i.test(after)
  )
    score += 2;
  if (/^,? as (?:amended|restated|supplemented|modified)/i.test(after)) score -= 5;
  // The day on which a clause lets it take effect: another one that it is made on is surer.
  if (inClause && EFFECTIVE.test(line)) score = Math.min(score, WEAK);
  if (alone) score += /\b(?:agreement|contract|lease|amendment|addendum|plan)\n ?$/i.test(before) ? 3 : 1;
  return score;
}

/** Does it end the sentence that says between whom this paper is, however long their names are? */
function opensPaper(document: Document, mention: DateMention): boolean {
  const sentence = sentenceAt(document.sentences, mention.start);
  if (!sentence || mention.start - sentence.start > LONGEST_OPENING) return false;
  return (
    OPENS.test(document.text.slice(sentence.start, mention.start)) &&
    datesWithin(document, sentence.start, mention.start).length === 0
  );
}
const LONGEST_OPENING = 900;
const OPENS =
  /^(?:\d[\d.]{0,4} )?this (?:[\w&'/,-]{1,20} ){1,9}(?:\([^()]{2,80}\),? )?(?:is |was )?(?:hereby )?(?:made|entered into|executed|concluded|by and (?:between|among)|between|among)\b/i;

/** The paper's own name before the date, in the same sentence. */
function ownBefore(document: Document, mention: DateMention, line: string): RegExpExecArray | undefined {
  const own = everyMatch(line, THIS).at(-1);
  const sentence = sentenceAt(document.sentences, mention.start);
  return own && sentence && mention.start - line.length + own.index < sentence.start ? undefined : own;
}

/** Is the date at `at` that of another paper, as the words before it on its line say ("the Lease effective …")? */
export function isOfOther(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 220), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const other = OTHER.exec(line);
  if (!other || /^the (?:agreement|contract|lease)\b/i.test(other[0])) return false;
  const own = everyMatch(line, THIS).at(-1);
  return !(own && own.index > other.index);
}
