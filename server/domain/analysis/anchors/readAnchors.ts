/**
 * The days a term is counted from: the agreement's own date, its effective date, and the dates it defines ("Commencement Date",
 * "Launch Date"). A defined date that is an event ("the day the service opens") stays unknown.
 */
import { datesWithin, type Document, type Reading } from '../document.ts';
import { findAnnexes } from './findAnnexes.ts';
import { AS_OF_EFFECTIVE } from './ownDatePatterns.ts';
import { asReading } from './asReading.ts';
import { findOpening, isOfOther, readAgreementDate } from './readAgreementDate.ts';
import { readDefinedDates, type DefinedDates } from './readDefinedDates.ts';

export type Anchors = {
  agreement: Reading<string> | null;
  effective: Reading<string> | null;
  /** The day that the paper itself defines for its term to begin on ("Commencement Date"). */
  begins: Reading<string> | null;
  defined: DefinedDates;
};

/** What is read where a paper has no days of its own. */
export const NO_ANCHORS: Anchors = { agreement: null, effective: null, begins: null, defined: new Map() };

/** Dates that are defined for a term to begin on. */
const BEGINS =
  /^(?:(?:term|lease|rent|contract|agreement|service|services|subscription|initial term) )?(?:commencement|start|starting|beginning) date$/;

/** Reads all anchors. Linear. */
export function readAnchors(document: Document): Anchors {
  const made = readAgreementDate(document);
  const defined = readDefinedDates(document, made);
  const agreement = asOfEffectiveDate(document, made, defined);
  const begins = readBeginning(document, defined);
  return { agreement, effective: readEffectiveDate(document, agreement, defined), begins, defined };
}

/** "This Agreement is made as of the Effective Date": the day that is written down as that one, where no other stands in the opening. */
function asOfEffectiveDate(
  { text }: Document,
  made: Reading<string> | null,
  defined: DefinedDates,
): Reading<string> | null {
  const effective = defined.get('effective date');
  if (!effective || effective.working !== null) return made;
  const at = text.slice(0, OPENING).search(AS_OF_EFFECTIVE);
  return at < 0 || (made !== null && made.start < at)
    ? made
    : { ...effective, confidence: effective.confidence * 0.95 };
}

function readBeginning(document: Document, defined: DefinedDates): Reading<string> | null {
  // Rent may begin later than the lease.
  const names = [...defined.keys()].toSorted((a, b) => Number(a.startsWith('rent ')) - Number(b.startsWith('rent ')));
  const days = names.flatMap((name) => (BEGINS.test(name) && defined.get(name)) || []);
  if (days.length === 0) return null;
  const annexes = findAnnexes(document.text);
  return days.find((day) => day.start < annexes) ?? null;
}

const EFFECTIVE_LEAD =
  /\b(?:effective|effect|(?:in|into) (?:full )?force(?: and effect)?)(?: date)?(?: is| as of| on| from| beginning| this| the|:| and entered into| and (?:is )?dated?| dated| as| at \d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?: [A-Z]{2,4})?(?: time)?){0,5} ?$/i;
/** "This Agreement shall come into force as of …", wherever it stands. */
const COMES_INTO_FORCE =
  /(?:\b(?:this|the term of this|the initial term of this) (?:[\w-]{1,20} ){0,4}(?:agreement|contract|amendment|lease|order|sow|statement of work|letter|addendum|licen[sc]e|memorandum|policy|engagement|undertaking|deed|schedule|charter|plan|program)\b[^.;"]{0,60}|\b[Tt]he (?:present )?(?:contract|agreement|lease) (?:shall )?)\b(?:effective|(?:in|into) (?:full )?(?:force|effect)|takes? effect|commenc\w{0,4}|(?:begin|start)s?)\b(?: and effective)?(?: as of| on| from| with effect from| date| as from| upon){0,3} ?(?:the )?$/i;
const EFFECTIVE_HERE =
  /\bthis (?:[\w-]{1,20} ){0,4}(?:agreement|contract|amendment|(?:sub)?lease|order|sow|statement of work|letter|addendum|licen[sc]e|memorandum|policy|engagement|undertaking|deed|schedule|charter|plan|program)\b[^.]{0,100}\b(?:effective|in(?:to)? (?:full )?(?:force|effect))\b[^.]{0,60}(?:date (?:hereof|first|of (?:this|its|execution|signature|signing))|(?:upon|on) (?:its )?(?:execution|signature|signing))/i;

/** "The term of this Agreement begins on the date it is entered into". */
const BEGINS_THEN =
  /\b(?:the (?:[a-z]+ )?term of this|this) (?:[\w-]{1,20} ){0,3}(?:agreement|contract|lease|licen[sc]e)(?: (?:shall|will))? (?:begins?|commences?|starts?) (?:on|as of|from|upon|with) (?:the date (?:hereof|of this|it is|on which it is|first)|its (?:date|signing|execution))\b/i;

/** "You resign as an officer with effect from", "has the right to terminate effective". */
const RESIGNS =
  /\b(?:resign|retir)\w*\b[^.;]{0,140}$|\b(?:terminat|cancel|withdraw)(?:e|es|ion|ing|led)? (?:[\w'’-]+ ){0,6}(?:effective|with effect)(?: \w+){0,3} $/i;
/** "… dated May 1, 2012 … and is effective on such date": the agreement's own. */
const EFFECTIVE_SAME =
  /\b(?:(?:is|are|be|made|,|and) effective|takes effect|comes into force) (?:on|as of|from) (?:such|that|said|the same|its) date\b/i;
/** How far into a paper it says so. */
const OPENING = 3000;

function readEffectiveDate(
  document: Document,
  agreement: Reading<string> | null,
  defined: DefinedDates,
): Reading<string> | null {
  const named = defined.get('effective date');
  if (named) return named;
  const stop = Math.min(document.text.length, findOpening(document) + 4000);
  for (const mention of datesWithin(document, 0, stop)) {
    if (mention.day === null) continue;
    const before = document.text.slice(Math.max(0, mention.start - 60), mention.start);
    if (
      EFFECTIVE_LEAD.test(before) &&
      !RESIGNS.test(document.text.slice(Math.max(0, mention.start - 160), mention.start)) &&
      !isOfOther(document.text, mention.start)
    )
      return asReading(document, mention, mention.ambiguous ? 0.55 : 0.85);
  }
  if (named !== null) {
    const stated = document.dates.find(
      (mention) =>
        mention.day !== null &&
        COMES_INTO_FORCE.test(document.text.slice(Math.max(0, mention.start - 170), mention.start)),
    );
    if (stated) return asReading(document, stated, stated.ambiguous ? 0.55 : 0.82);
  }
  if (named === null || !agreement) return null;
  const opening = document.text.slice(0, stop + 20_000);
  return EFFECTIVE_HERE.test(opening) ||
    BEGINS_THEN.test(opening) ||
    EFFECTIVE_SAME.test(document.text.slice(0, OPENING))
    ? { ...agreement, confidence: agreement.confidence * 0.9 }
    : null;
}
