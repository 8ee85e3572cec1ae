/**
 * The days a term is counted from: the agreement's own date, its effective date, and the dates it defines
 * ("Commencement Date", "Launch Date"). A defined date that is an event ("the day the service opens") stays unknown.
 */
import { datesWithin, quoteSpan, type Document, type Reading } from './document.ts';
import type { DateMention } from './findDates.ts';
import { sentenceAt } from './splitSentences.ts';

export type Anchors = {
  agreement: Reading<string> | null;
  effective: Reading<string> | null;
  /** Defined terms by their lower-case name; a null value is a definition that gives no day. */
  defined: Map<string, Reading<string> | null>;
};

/** The opening of a document, where its own date stands, ends here at the latest (characters of folded text). */
const OPENING = 25_000;

const BODY_MARK =
  /\b(?:WHEREAS|Whereas,|RECITALS|Recitals|WITNESSETH|W I T N E S S E T H|NOW,? THEREFORE|Now,? therefore|AGREE AS FOLLOWS|agree as follows|BACKGROUND|R E C I T A L S)\b/g;
const OTHER_AGREEMENT =
  /\b(?:certain|pursuant to|under|amend(?:s|ed)?|terms of|(?:to|of) (?:the|that|an?)|original|prior|existing|registration statement|filed)\b[^.]{0,100}$/i;
const OWN_DATE_LEAD =
  /(?:\b(?:dated?|made|entered|executed|signed|effective|concluded|commenc(?:es|ing)|enter(?:s|ed)? into|as of|as at|on|from|of|this|day|between|agreement|contract|undersigned)\b[\s,:"()]{0,4}(?:as of |as at |on |this |the |effective |day |day of |date |is |and |into |with effect from |to be ){0,5}(?:as of |on |this |the |of )?["(]{0,2}|\b(?:effective |agreement |contract |execution )?date[d]? ?(?:of (?:this )?(?:agreement|contract|signing|execution))? ?[:.)-] ?)$/i;

const HERE_DATE =
  /(?:date (?:hereof|of (?:the |this )?(?:\w{1,20} ){0,3}(?:agreement|contract|lease|execution|signature|signing)|(?:first )?(?:above )?(?:written|set forth|stated|appearing|mentioned|executed|signed)(?: above)?|(?:it is|this agreement is) (?:executed|signed))|day and year (?:first )?(?:above )?(?:written|set forth)|(?:execution|signing|signature)(?: and delivery)? (?:hereof|of this (?:agreement|contract))|(?:the )?date (?:first )?(?:listed|noted|written|set forth|stated|specified|indicated|above)|(?:last|latest) (?:date of )?(?:signature|execution)|(?:the )?execution date|signing date)/i;

/** Reads all anchors. Linear. */
export function readAnchors(document: Document): Anchors {
  const opening = findOpening(document);
  const agreement = readAgreementDate(document, opening);
  const defined = readDefinedDates(document, agreement);
  const effective = readEffectiveDate(document, agreement, defined, opening);
  return { agreement, effective, defined };
}

/** Does this phrase name the day of the agreement itself ("the date hereof", "date first written above")? */
export function namesAgreementDate(phrase: string): boolean {
  return HERE_DATE.test(phrase);
}

function findOpening(document: Document): number {
  const { text } = document;
  const zone = text.slice(0, OPENING);
  const limit = Math.min(text.length, OPENING);
  BODY_MARK.lastIndex = 0;
  for (const match of zone.matchAll(BODY_MARK)) if (match.index > 150) return match.index;
  return Math.min(limit, 6000);
}

function readAgreementDate(document: Document, opening: number): Reading<string> | null {
  let best: { mention: DateMention; score: number } | null = null;
  for (const mention of datesWithin(document, 0, opening)) {
    if (mention.day === null) continue;
    const score = scoreOwnDate(document.text, mention);
    if (score > 0 && (!best || score > best.score)) best = { mention, score };
  }
  if (best)
    return asReading(document, best.mention, best.mention.ambiguous ? 0.5 : Math.min(0.95, 0.6 + best.score / 20));
  return readSignatureDate(document);
}

/** How much a date of the opening looks like the agreement's own; zero or less: not at all. */
function scoreOwnDate(text: string, mention: DateMention): number {
  const before = text.slice(Math.max(0, mention.start - 120), mention.start);
  const after = text.slice(mention.end, mention.end + 60);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  let score = 0;
  if (OWN_DATE_LEAD.test(before)) score += 4;
  else if (/^\s*$/.test(line.slice(-3)) && /^[ ]?(?:\n|$)/.test(after)) score += 2;
  else return 0;
  if (
    /\b(?:this|the) (?:[\w&'/-]{1,20} ){0,9}(?:agreement|contract|lease|amendment|addendum|letter)\b[^.]{0,90}$/i.test(
      before,
    )
  )
    score += 4;
  if (/\b(?:made|entered into|dated|executed|effective)\b[^.]{0,30}$/i.test(before)) score += 2;
  if (
    /^[ ,)]{0,3}(?:\(|by and|between|among|is made|is by)/i.test(after) ||
    /^.{0,40}"(?:effective|agreement|execution|signing) date"/i.test(after)
  )
    score += 2;
  if (OTHER_AGREEMENT.test(line.slice(-100))) score -= 5;
  if (
    /\b(?:expire|expiring|terminat|until|through|ending|expiration|filed|source:|form|rev|version|form \d)\b[^.]{0,30}$/i.test(
      line,
    )
  )
    score -= 6;
  if (mention.ambiguous) score -= 1;
  return score;
}

const SIGNED = /\b(?:IN WITNESS WHEREOF|executed|signed|Dated?|DATE[D]?)\b[^\n]{0,160}$/;

/** Where the opening has no date: the day in the signature passage, if there is only one. */
function readSignatureDate(document: Document): Reading<string> | null {
  const { text } = document;
  const witness = text.lastIndexOf('WITNESS WHEREOF');
  const from = witness >= 0 ? witness : Math.max(0, text.length - 3000);
  let last: DateMention | null = null;
  for (const mention of datesWithin(document, from, Math.min(text.length, from + 3000))) {
    if (mention.day === null || !SIGNED.test(text.slice(Math.max(0, mention.start - 200), mention.start))) continue;
    if (last === null || mention.day > (last.day as string)) last = mention;
  }
  return last ? asReading(document, last, last.ambiguous ? 0.45 : 0.65) : null;
}

const DEFINED_DATE = /["(] ?((?:[A-Z][A-Za-z-]{1,20} ){0,4}(?:Date|DATE))\.?[,"]{0,2}(?=[)" ])/g;
const MEANS = /^[") ]{0,4}(?:of this agreement )?(?:shall |will )?(?:means?|be|is|refers? to|has the meaning|:|-)/i;

function readDefinedDates(document: Document, agreement: Reading<string> | null): Map<string, Reading<string> | null> {
  const { text } = document;
  const defined = new Map<string, Reading<string> | null>();
  for (const match of text.matchAll(DEFINED_DATE)) {
    const name = (match[1] as string).toLowerCase();
    if (defined.get(name)) continue;
    const at = match.index;
    const end = at + match[0].length;
    const found = readDefinition(document, at, end, agreement);
    if (found !== undefined) defined.set(name, found);
  }
  readLabels(document, defined);
  return defined;
}

/** A definition's day; null: it defines, but no day; undefined: the name is only used here. */
function readDefinition(
  document: Document,
  at: number,
  end: number,
  agreement: Reading<string> | null,
): Reading<string> | null | undefined {
  const { text } = document;
  const sentence = sentenceAt(document.sentences, at);
  const after = text.slice(end, Math.min(end + 240, sentence ? Math.max(sentence.end, end) : end + 240));
  const means = MEANS.exec(after);
  if (means && means[0].trim() !== '' && !/^[") ]*$/.test(means[0])) {
    const phrase = after.slice(means[0].length);
    const mention = datesWithin(document, end, end + Math.min(after.length, means[0].length + 90)).find(
      (date) => date.day !== null,
    );
    if (mention && !/\b(?:later|earlier|sooner|after|following)\b/i.test(text.slice(end, mention.start)))
      return asReading(document, mention, 0.9);
    if (
      agreement &&
      /^[^,.;]{0,60}/.test(phrase) &&
      namesAgreementDate(phrase.slice(0, 90)) &&
      !/\b(?:later|earlier|after|following|business day)\b/i.test(phrase.slice(0, 60))
    ) {
      return { ...agreement, confidence: agreement.confidence * 0.95 };
    }
    return null;
  }
  const lead = text.slice(Math.max(0, at - 110, sentence ? sentence.start : 0), at);
  const mention = datesWithin(document, Math.max(0, at - 110), at).findLast((date) => date.end <= at);
  const gap = mention ? text.slice(mention.end, at) : '';
  if (mention && gap.length <= 60 && !/["]/.test(gap) && !/\b(?:between|after|following|later)\b/i.test(gap)) {
    if (mention.day === null) return null;
    const before = text.slice(Math.max(0, mention.start - 50), mention.start);
    if (/\b(?:days?|months?|years?) (?:after|following|from)\b/i.test(before)) return null;
    return asReading(document, mention, mention.ambiguous ? 0.55 : 0.92);
  }
  if (
    agreement &&
    namesAgreementDate(lead.slice(-80)) &&
    !/\b(?:later|earlier|after|following|business day)\b/i.test(lead.slice(-80))
  ) {
    return { ...agreement, confidence: agreement.confidence * 0.95 };
  }
  return /^["(]/.test(text.slice(at)) && /\b(?:date|day|when|upon|later|earlier)\b/i.test(lead) && text[at] === '('
    ? null
    : undefined;
}

const LABEL =
  /(?:^|[\n.;)] ?)((?:[A-Z][A-Za-z]{1,20} ){0,3}(?:Date|DATE))(?: of (?:this )?(?:agreement|contract))?(?: ?[:=-] ?| is | shall be )(?:the )?(?=[\dA-Z])/g;

/** "Effective Date: 1 May 2020": a form field or a line of a summary table. */
function readLabels(document: Document, defined: Map<string, Reading<string> | null>): void {
  for (const match of document.text.matchAll(LABEL)) {
    const name = (match[1] as string).toLowerCase();
    if (defined.get(name)) continue;
    const end = match.index + match[0].length;
    const mention = datesWithin(document, end, end + 45)[0];
    if (mention?.day && mention.start - end <= 12)
      defined.set(name, asReading(document, mention, mention.ambiguous ? 0.5 : 0.85));
  }
}

function readEffectiveDate(
  document: Document,
  agreement: Reading<string> | null,
  defined: Map<string, Reading<string> | null>,
  opening: number,
): Reading<string> | null {
  const named = defined.get('effective date');
  if (named) return named;
  const { text } = document;
  for (const mention of datesWithin(document, 0, Math.min(text.length, opening + 4000))) {
    if (mention.day === null) continue;
    const before = text.slice(Math.max(0, mention.start - 60), mention.start);
    if (
      /\b(?:effective|effect|in force|force)(?: date)?(?: is| as of| on| from| beginning| this| the|:| and entered into| as){0,4} ?$/i.test(
        before,
      )
    )
      return asReading(document, mention, 0.85);
  }
  if (named === null) return null;
  return /\bthis (?:[\w-]{1,20} ){0,3}(?:agreement|contract)[^.]{0,80}\b(?:effective|in(?:to)? (?:force|effect))[^.]{0,60}date (?:hereof|first|of (?:this|execution|signature))/i.test(
    text.slice(0, OPENING),
  ) && agreement
    ? { ...agreement, confidence: agreement.confidence * 0.9 }
    : null;
}

function asReading(document: Document, mention: DateMention, confidence: number): Reading<string> {
  const span = quoteSpan(document, mention.start, mention.end, sentenceAt(document.sentences, mention.start));
  return { value: mention.day as string, start: span.start, end: span.end, working: null, confidence };
}
