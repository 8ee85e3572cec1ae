/** The dates an agreement defines ("Effective Date", "Commencement Date"): by bracket, by "means", or by a label. */
import { datesWithin, type Document, type Reading } from '../document.ts';
import { sentenceAt } from '../splitSentences.ts';
import { isNextColumn, isUnderLabel } from './isNextColumn.ts';
import { asReading } from './asReading.ts';
import { everyMatch } from '../../everyMatch.ts';

export type DefinedDates = Map<string, Reading<string> | null>;

const HERE_DATE =
  /(?:date (?:hereof|of note\b|at the (?:top|head) (?:of|hereof)|of (?:the |this )?(?:\w{1,20} ){0,3}(?:agreement|contract|lease|sublease|amendment|letter|memorandum|deed|guaranty|undertaking|licen[sc]e|execution|signature|signing|schedule|addendum|order|sow|statement of work|mou)|of this (?:\w{1,20} ){0,2}(?:policy|engagement|protocol|charter|indenture|concession|supplement|instrument|document|assignment|offer|proposal|quotation|subscription|program|plan|note|franchise|understanding|arrangement)\b|(?:first |last )?(?:above )?(?:written|set forth|set out|entered|stated|appearing|mentioned|executed|signed|shown|noted|listed|indicated|specified)(?: above)?|(?:on which )?(?:it|this (?:agreement|contract|lease)) (?:is|was|has been) (?:last |fully |duly )?(?:executed|signed)|(?:on which |when )?(?:the )?(?:last |second |final )?(?:party|parties) (?:\w+ )?(?:signs?|executes?)|(?:on which |when )?(?:the )?(?:last|latter|later|second|final) (?:(?:one )?of (?:the |these |both |two )*(?:parties|signatories|them) )?(?:to )?(?:(?:has |have )?sign(?:s|ed)?|executes?|affix\w*)|on which (?:both|all|the) parties (?:sign|affix|seal)\w*)|day and year (?:first )?(?:(?:herein ?|herein ?before )?above |hereinbefore )?(?:written|set forth|mentioned)|(?:execution|signing|signature)(?: and delivery)? (?:hereof|of this (?:agreement|contract))|(?:the )?date (?:first )?(?:listed|noted|written|set forth|stated|specified|indicated|above|below)|(?:last|latest|two|final|later|both) (?:of the )?(?:date of )?(?:dates? of )?(?:signatures?|execution|signatory)|(?:the )?execution date|signing date|signature dates?|(?:is|are) (?:fully )?(?:executed|signed)|dates? (?:that )?(?:it|this agreement) is executed|execution (?:by|of)|above date|date of (?:its |the )?commencement\b(?! of)|beginning date|first above written|first written above|(?:later|latest|last) of the (?:two )?dates (?:shown|stated|set|written|appearing|beneath|below|beside|opposite|given))/i;
const EVENT =
  /\b(?:earlier|after|following|business day|closing|launch|completion|approval|commencement of|first commercial|delivery|converted|receipt)\b/i;
/** What a bracket defines when no day stands before it: the day of something that happens. */
const EVENT_LEAD =
  /\b(?:date|day|when|upon|later|earlier|closing|opening|launch|completion|start|delivery|approval|consent|receipt|acceptance|consummation|occurs?|first)\b/i;
/** A defined date's name is not longer. */
const NAME_REACH = 90;
const WORD = /\b(?:Date|DATE|Effective Time)\b/g;
/** The name of a defined date, ending at its word: quoted or in brackets, or at the beginning of a sentence. */
const QUOTED =
  /["'(] ?(?:(?:the|hereinafter|herein|such date,?|its) ){0,2}((?:[A-Z][A-Za-z-]{1,20} ){0,4}(?:Date|DATE)|Effective Time)$/;
const OPENS = /(?:^|[\n.;)] ?)(?:The )?((?:[A-Z][A-Za-z-]{1,20} ){1,4}(?:Date|DATE))$/;
const MEANS =
  /^(?:["' ]{0,3}|["') ]{1,4}(?=:|means|shall mean|will mean)):? ?(?:of this agreement )?(?:shall |will )?(?:(?:means?|be|is|refers? to|has the meaning)\b|:|-) ?/i;

/** Does this phrase name the day of the agreement itself ("the date hereof", "date first written above")? */
export function namesAgreementDate(phrase: string): boolean {
  return HERE_DATE.test(phrase);
}

/** All defined dates by their lower-case name; null: defined, but by something that gives no day. */
export function readDefinedDates(document: Document, agreement: Reading<string> | null): DefinedDates {
  const defined: DefinedDates = new Map();
  const same = new Map<string, string>();
  for (const word of everyMatch(document.text, WORD)) {
    const end = word.index + word[0].length;
    const from = Math.max(0, end - NAME_REACH);
    const before = document.text.slice(from, end);
    const after = document.text.slice(end, end + 40);
    const quoted = /^\.?[,"']{0,2}[)"' ]/.test(after) ? QUOTED.exec(before) : null;
    const match =
      quoted ??
      (/^ ?:? (?:of this (?:agreement|contract|lease) )?(?:shall |will )?(?:means?|be|is)\b/i.test(after)
        ? OPENS.exec(before)
        : null);
    const name = match?.[1]?.toLowerCase();
    if (!match || name === undefined || name === 'date' || defined.get(name)) continue;
    const mark = quoted ? (/^\.?[,"']{0,2}/.exec(after) as RegExpExecArray)[0].length : 0;
    const other = namesOther(
      document.text.slice(Math.max(0, from + match.index - 60), from + match.index),
      document.text.slice(end, end + 90),
    );
    if (other !== null && other !== name) same.set(name, other);
    const found = readDefinition(document, from + match.index, end + mark, agreement);
    if (found !== undefined) defined.set(name, found);
  }
  readStatements(document, defined);
  readLabels(document, defined);
  readAcceptance(document, defined);
  for (const [name, other] of same) if (!defined.get(name)) defined.set(name, defined.get(other) ?? null);
  return defined;
}

const OTHER_BEFORE = /\b(?:the )?((?:[A-Z][A-Za-z-]{1,20} ){1,3}Date),? ?$/;
const OTHER_AFTER =
  /^[") ]{0,4}:? ?(?:shall |will )?(?:means?|be|is) (?:the )?"?((?:[A-Z][A-Za-z-]{1,20} ){1,3}Date)\b/;

const TODAY = /\b(?:date hereof|date of this (?:agreement|contract)|today)(?: \(|,)? ?(?:being|is) (?:the )?$/i;

/** A date defined by another: 'the Effective Date (the "Commencement Date")', '"Start Date" means the Effective Date'. */
function namesOther(before: string, after: string): string | null {
  return (OTHER_AFTER.exec(after) ?? OTHER_BEFORE.exec(before))?.[1]?.toLowerCase() ?? null;
}

/** A definition's day; null: it defines, but no day; undefined: the name is only used here. */
function readDefinition(
  document: Document,
  at: number,
  end: number,
  agreement: Reading<string> | null,
): Reading<string> | null | undefined {
  const { text } = document;
  const sentence = sentenceAt(document.sentences, end - 1);
  const after = text.slice(end, Math.min(end + 240, sentence ? Math.max(sentence.end, end) : end + 240));
  const means = MEANS.exec(after);
  if (means && /[a-z:-]/i.test(means[0]))
    return readMeaning(document, end + means[0].length, after.slice(means[0].length), agreement);
  const from = Math.max(0, at - 160, sentence ? sentence.start : 0);
  const lead = text.slice(from, at);
  const mention = datesWithin(document, from, at).at(-1);
  const gap = mention ? text.slice(mention.end, at) : '';
  // A row of a table of dates, behind another row: "May 15, 2000 "Launch Date" June 1, 2000".
  const next = gap.trim() === '' && text[at] === '"' ? datesWithin(document, end, end + 30)[0] : undefined;
  if (next && next.day !== null && /^["' :|]{0,6}$/.test(text.slice(end, next.start)))
    return asReading(document, next, 0.85);
  if (mention && gap.length <= 60 && !/["]/.test(gap) && !/\b(?:between|after|following|later)\b/i.test(gap)) {
    if (
      mention.day === null ||
      /\b(?:days?|months?|years?) (?:after|following|from)\b[^.;]{0,20}$/i.test(
        text.slice(Math.max(0, mention.start - 50), mention.start),
      )
    )
      return null;
    return asReading(document, mention, mention.ambiguous ? 0.55 : 0.92);
  }
  const tail = lead.slice(-130);
  // "The closing took place today (the date hereof being the "Closing Date")"
  if (agreement && (TODAY.test(tail) || (namesAgreementDate(tail) && !EVENT.test(tail))))
    return { ...agreement, confidence: agreement.confidence * 0.97 };
  const bracket = text[at] === '(' || /\((?:(?:the|such date|hereinafter|each|collectively),? ){0,2}$/.test(lead);
  return bracket && EVENT_LEAD.test(lead) ? null : undefined;
}

function readMeaning(
  document: Document,
  at: number,
  phrase: string,
  agreement: Reading<string> | null,
): Reading<string> | null {
  const mention = datesWithin(document, at, at + Math.min(phrase.length, 110)).find((date) => date.day !== null);
  const before = mention ? document.text.slice(at, mention.start) : '';
  if (mention && !/\b(?:later|earlier|sooner|after|following|dated|agreement|defined|section)\b/i.test(before))
    return asReading(document, mention, 0.9);
  if (agreement && namesAgreementDate(phrase.slice(0, 110)) && !EVENT.test(phrase.slice(0, 70)))
    return { ...agreement, confidence: agreement.confidence * 0.97 };
  return null;
}

/** Looked for from its "date" backwards: "the" stands everywhere. */
const STATED =
  /date(?<=\bthe ((?:commencement|effective|start(?:ing)?|beginning) date)) (?:of|for) (?:this|the|your) (?:[\w-]{1,20} ){0,2}(?:agreement|contract|lease|licen[sc]e|term|services?|policy|appointment|employment) (?:(?:shall|will) be|is) (?:on )?(?:the )?/gi;

/** "The date on which the last approval is obtained shall be the effective date of this Contract": defined by what happens. */
const BY_EVENT =
  /\b(?:date|day) (?:on which|when|that|of) (?:the )?([^.;]{5,90}?) (?:shall|will) be (?:deemed )?(?:the|its) (commencement date|effective date)\b/gi;

/** "The commencement date for this contract will be 16th June 2004": said in a sentence, without a name. */
function readStatements(document: Document, defined: DefinedDates): void {
  for (const match of everyMatch(document.text, STATED)) {
    const at = match.index + match[0].length;
    const mention = datesWithin(document, at, at + 40)[0];
    const name = (match[1] as string).toLowerCase();
    if (mention && mention.day !== null && mention.start - at <= 3 && !defined.get(name))
      defined.set(name, asReading(document, mention, mention.ambiguous ? 0.55 : 0.88));
  }
  if (!/\b(?:the|its) (?:commencement|effective) date\b/i.test(document.text)) return;
  for (const [, event, name] of everyMatch(document.text, BY_EVENT)) {
    const key = (name as string).toLowerCase();
    if (!defined.has(key) && EVENT.test(event as string) && !/\bsign/i.test(event as string)) defined.set(key, null);
  }
}

/** By what name the day is kept on which a letter is accepted. */
export const ACCEPTANCE = 'acceptance';
const ACCEPTED =
  /\b(?:accepted|countersigned)(?: and (?:agreed|confirmed|approved|accepted))?(?: to)?(?:,? (?:on|as of|this)(?: the)?|:)? ?$/i;
/** Of a letter's end so many characters are looked at. */
const LETTER_END = 1500;

/** "ACCEPTED on September 8, 2006", at the foot of a letter. */
function readAcceptance(document: Document, defined: DefinedDates): void {
  const { text } = document;
  for (const mention of datesWithin(document, Math.max(0, text.length - LETTER_END), text.length))
    if (mention.day !== null && ACCEPTED.test(text.slice(Math.max(0, mention.start - 60), mention.start)))
      defined.set(ACCEPTANCE, asReading(document, mention, mention.ambiguous ? 0.55 : 0.85));
}

/** Characters before a date in which its label stands. */
const REACH = 220;
const LABEL =
  /(?:^|[\n.;)] ?|\s)((?:[A-Z][A-Za-z]{1,20} ){0,3}(?:Date|DATE)|[A-Z][a-z]{2,14} (?:[a-z]{3,14} )?date(?= ?:))(?: of (?:this )?(?:agreement|contract))?(?: \([^()]{3,110}\))?(?: ?[:=|-] ?| ?\.{3,} ?| ?\n)(?:the |\d{1,2}:\d\d ?[ap]\.?m\.?,? (?:on )?)?[^a-z]{0,3}$/;

/** "Commencement: 1 March 2016", "Contract start 1 March 2016". */
const START =
  /(?:^|\n) ?(?:(?:contract|term|agreement|service|lease|rental) )?(?:commencement|commences|start|starts|begins)(?: ?: ?| )$/i;

/** "Effective Date: 1 May 2020": a form field or a line of a summary table. */
function readLabels(document: Document, defined: DefinedDates): void {
  for (const mention of document.dates) {
    const before = document.text.slice(Math.max(0, mention.start - REACH), mention.start);
    if (mention.day !== null && START.test(before) && !defined.get('commencement date'))
      defined.set('commencement date', asReading(document, mention, mention.ambiguous ? 0.55 : 0.8));
    const label = mention.day !== null && /date/i.test(before);
    const isApart = label && (isNextColumn(document, mention.start) || isUnderLabel(document, mention.start));
    const match = label ? LABEL.exec(isApart ? `${before.trimEnd()}: ` : before) : null;
    const name = match?.[1]?.toLowerCase();
    if (name === undefined || name === 'date' || defined.get(name)) continue;
    defined.set(name, asReading(document, mention, mention.ambiguous ? 0.55 : 0.85));
  }
}
