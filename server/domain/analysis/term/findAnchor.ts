/** Which day a stated length of time counts from: the words after it ("from the Effective Date"), else those before ("shall commence on …"). */
import { addDuration, addMonths } from '../../../../contract/calendar.ts';
import { datesWithin, type Document } from '../document.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { findDurations, showDuration } from '../findDurations.ts';
import { ACCEPTANCE, namesAgreementDate } from '../anchors/readDefinedDates.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `day` null: the text names an anchor that gives no day ("the Launch Date", never defined). */
export type Anchor = { day: string | null; label: string; confidence: number };

const AFTER_LEAD =
  /^[^.;]{0,40}?\b(?:from(?: and (?:after|including))?|after|following|(?:that|which) follows|w\.?e\.?f|commenc(?:ing|es?|ed)|begin(?:ning|s)?|start(?:ing|s)?|as of|effective|subsequent to|since|tak(?:es?|ing) effect)\b(?:[.,]? (?:on|upon|when|from|as of|with|at|immediately|and including|and after|to|in force|of)){0,3}[.,]? ?/i;
/** "the date the Application becomes accessible": an anchor, but not a day. */
const NAMES_SOMETHING =
  /^(?!(?:such|that|said) date\b)(?:the|such|its|receipt|delivery|completion|when|acceptance|issuance|closing) (?!term\b|parties|agreement\b)/i;
/** "after Indemnitee has ceased to be a director". */
const DOES_SOMETHING =
  /^(?:the |such |any )?[A-Z][\w'-]+(?: [A-Za-z][\w'-]+){0,2} (?:has|have|had|ceases?|is|are|dies|retires?|leaves|completes?|receives?|delivers?)\b/;
const BEFORE_LEAD =
  /\b(?:commenc\w{0,5}|begin\w{0,4}|start\w{0,3}(?: to run| running)?|effective|operative|tak(?:es?|ing) (?:effect|its place)|(?:come|enter|go)(?:s|es)? into (?:full )?(?:force|effect)|dated?|made|executed|from|in (?:full )?(?:force and )?effect|in force|run\w{0,4})\b(?:,? (?:on|upon|from|as of|with|at|date|is|shall be|immediately|retroactively|automatically|hereunder|and after|and be effective|and continue|effective|beginning|commencing)){0,4} ?/gi;
const NAME =
  /^(?:[Tt]he |THE |[Ii]ts |[Ss]uch |[Ss]aid )?["(]{0,2}((?:[A-Z][A-Za-z'/&-]{0,20} ){0,4}(?:Date|DATE|date)|Effective Time)\b/;
/** The same names without capitals: "from the commencement date". */
const PLAIN_NAME = /^(?:the |its |such )?((?:[a-z]{4,14} )?(?:commencement|effective|start(?:ing)?|beginning) date)\b/;
/** Names that can only mean the day the agreement begins. */
const BEGINNING =
  /^(?:effective|commencement|contract|agreement|start|starting|beginning|contract effective|agreement effective|inception|execution|term commencement|initial) date$/;
const UNKNOWN =
  /^(?:the |its |such |first |a |any |each )?(?:[\w-]{1,20} ){0,6}(?:launch|delivery|acceptance|completion|closing|installation|opening|first commercial sale|approval|shipment|sale|release|receipt|availability|production|operations?|occupancy|hand-?over|take-?over|commissioning|activation|connection|registration|certification|issuance|notice|in-service|rfs|live)\b/i;

/** "the date on which the restaurant opens", "the date the pages are launched": the day of something that happens. */
const EVENT_DAY =
  /^(?:the )?(?:date|day|time|moment) (?:(?:on|upon|at|of|in) which |when |that |of )?(?:the|an?|its|such|any|each|all|both|either|[A-Z][\w'-]*|delivery|completion|receipt|launch|opening|approval|acceptance|closing|first|commercial|actual|substantial|issuance)\b/;
/** "from commencement of deliveries". */
const EVENT_BEGINS = /^(?:the )?(?:commencement|start|beginning|completion|inception) of (?=[a-z])/i;
/** "starts to run with the first lifting": the first of something that happens. */
const FIRST_OF =
  /^(?:the |its )?(?:first|initial) (?!days?\b|date|(?:full |calendar |business |contract |lease |fiscal |financial |working )*(?:day|date|week|month|quarter|year|period|term|season)|anniversary|of\b|term|period|in\b|above|written)[a-z]{4,}/;
/** … unless what happens is that the agreement is made. */
const OF_AGREEMENT =
  /\b(?:sign|execut|agreement|contract|lease|hereof|written|set forth|stated|last|term|appointment|engagement|of this)/i;
/** … or as another clause has it: "the date on which the appointment in Section 1 becomes effective". */
const BY_CLAUSE = /^[^.;,]{0,60}\b(?:in|under|per) (?:section|paragraph|article|clause) \d/i;
/** "the corresponding effective date shown in Appendix A": not the paper's own. */
const IN_APPENDIX =
  /^[^.;,]{0,50}\bdates? (?:shown|set forth|listed|indicated|specified|stated|set out|noted) (?:in|on) (?:the )?(?:appendix|schedule|exhibit|annex|attachment)\b/i;
/** "eighteen months from that date": the day named before. */
const THAT_DAY = /^(?:that|such|said|the said|the same) (?:date|day)\b/i;

/** "the date of your acceptance", "when this letter is accepted". */
const BY_ACCEPTANCE =
  /^(?:(?:the )?(?:date|day) (?:of|on which|that|when) )?(?:(?:the|your|its|such) acceptance|acceptance|(?:this|the) (?:letter|agreement|offer|proposal|engagement)(?: letter)? is (?:accepted|countersigned)|you (?:accept|countersign))\b(?! of the (?:works?|goods|services|deliver|product|system))/i;

/** "the first day of the month following its execution". */
const NEXT_MONTH =
  /^(?:the )?first day of the (?:first |next )?(?:full )?(?:calendar )?month (?:next |immediately )?(?:following|after) (?=\S)/i;

function firstOfNextMonth(anchor: Anchor | null): Anchor | null {
  if (anchor?.day == null) return anchor;
  const day = `${addMonths(anchor.day, 1).slice(0, 7)}-01`;
  return { ...anchor, day, label: `first of the month after ${anchor.day}` };
}

/** The anchor for a length of time at `start`..`end` in the sentence from `from` to `to`. */
export function findAnchor(
  document: Document,
  anchors: Anchors,
  from: number,
  to: number,
  start: number,
  end: number,
): Anchor {
  const after = document.text.slice(end, Math.min(to, end + 260));
  const lead = AFTER_LEAD.exec(after);
  // A capital in the middle: the next line of a form, which the layout has run on.
  if (lead && !/\b(?:renew|notice|terminat|unless)/i.test(lead[0]) && !/^ [A-Z][a-z]/.test(after)) {
    const at = end + lead[0].length;
    const named = readAnchorPhrase(document, anchors, at, Math.min(to, at + 160));
    if (named) return named;
    if (THAT_DAY.test(document.text.slice(at, at + 20)))
      return (
        namedBefore(document, anchors, from, start) ?? lastDayBefore(document, from, start) ?? defaultAnchor(anchors)
      );
    // Counted from something that is no known day: better no day than another one.
    const next = document.text.slice(at, at + 60);
    if (lead.index === 0 && (NAMES_SOMETHING.test(next) || (DOES_SOMETHING.test(next) && !OF_AGREEMENT.test(next))))
      return { day: null, label: next.slice(0, 40), confidence: 0 };
  }
  const named =
    namedBefore(document, anchors, from, start) ?? nextBegins(document, anchors, to) ?? withEvent(BEGINS_LATER, after);
  if (named) return named;
  // A joint venture's own years begin with its licence, not with the contract.
  if (/\bjoint venture\b/i.test(document.text.slice(from, to)) && FROM_LICENCE.test(document.text))
    return { day: null, label: 'date of the business licence', confidence: 0 };
  return defaultAnchor(anchors);
}
const FROM_LICENCE =
  /\b(?:establish\w*|registration|term|duration)\b[^.;]{0,90}\bdate\b[^.;]{0,60}\bbusiness licen[cs]e\b|\bdate (?:on which|of|when)\b[^.;]{0,60}\bbusiness licen[cs]e\b/i;

/** "shall become operative on July 1, 2006 and continue for four years from that date": whatever leads to it. */
function lastDayBefore(document: Document, from: number, start: number): Anchor | null {
  const day = datesWithin(document, from, start).at(-1);
  return day ? { day: day.day, label: day.day ?? 'a blank date', confidence: day.ambiguous ? 0.5 : 0.85 } : null;
}

/** "The Primary Term is ten years. It commences on the Delivery Date": the next sentence says on which day. */
function nextBegins(document: Document, anchors: Anchors, to: number): Anchor | null {
  const next = document.text.slice(to, to + 260);
  const lead = NEXT_BEGINS.exec(next);
  // "… or on the day of the last signature, whichever is later": nobody knows which.
  if (/^[^.;]*\b(?:whichever|later|earlier|or (?:on|upon|if|such))\b/.test(next)) return null;
  return lead && readAnchorPhrase(document, anchors, to + lead[0].length, to + lead[0].length + 160);
}
const NEXT_BEGINS =
  /^ ?(?:It|(?:The|This|Such|Said) (?:[A-Z]?[a-z]+ )?(?:[Tt]erm|[Pp]eriod))(?: (?:shall|will|is to))? (?:commences?|begins?|starts?|runs?)(?: to run)? (?:on|upon|from|with|as of) /;

/** The last day that the words from `from` to `start` let something begin on; null where they name none. */
export function namedBefore(document: Document, anchors: Anchors, from: number, start: number): Anchor | null {
  const before = document.text.slice(from, start);
  const leads = everyMatch(before, BEFORE_LEAD).toReversed();
  for (const match of leads) {
    const at = from + match.index + match[0].length;
    const named = readAnchorPhrase(document, anchors, at, Math.min(start, at + 160));
    if (named) return named;
  }
  return withEvent(BEGINS_WHEN, before);
}

/** "begins when the Board approves it": with something that happens, unless that is the signing. */
function withEvent(begins: RegExp, text: string): Anchor | null {
  const event = begins.exec(text)?.[1];
  return event && !OF_AGREEMENT.test(event) ? { day: null, label: event.trim(), confidence: 0 } : null;
}
/** "… and begins when Supplier hands over the premises": said behind the length. */
const BEGINS_LATER =
  /^[^.;]{0,30}?\b(?:begin|commence|start|take effect|run)(?:s|ning|ing)?,? (?:only )?(?:when|once|as soon as) ([^.;,]{4,60})/i;
const BEGINS_WHEN =
  /\b(?:begin|commence|start|take effect|come into (?:force|effect))(?:s|ning|ing)?,? (?:only )?(?:when|once|as soon as|if|provided) ([^.;,]{4,60}?)(?= and |[.;,]|$)/i;

/** Where the text names none: the day that is defined as the beginning, the effective date, else the agreement's own. */
export function defaultAnchor(anchors: Anchors): Anchor {
  const { begins } = anchors;
  if (begins) return { day: begins.value, label: 'beginning of the term', confidence: begins.confidence * 0.92 };
  const reading = anchors.effective ?? anchors.agreement;
  if (!reading) return { day: null, label: 'no date', confidence: 0 };
  return {
    day: reading.value,
    label: anchors.effective ? 'effective date' : 'agreement date',
    confidence: reading.confidence * 0.92,
  };
}

/** "the Delivery Date, which the parties agree is December 1, 2006". */
function dayOfName(document: Document, at: number, stop: number) {
  const mention = datesWithin(document, at, stop)[0];
  return mention && NAMED_DAY.test(document.text.slice(at, mention.start)) ? mention : null;
}
const NAMED_DAY =
  /^["”')]{0,2},? which (?:date )?the parties (?:hereby )?agree (?:is|shall be|will be|to be) (?:the )?$/;

/** "thirty (30) days after the Effective Date": counted from another anchor. */
const COUNTED =
  /^(?:(?:the )?(?:date|day) (?:that|which) is |a date )?(?=[a-z\d(])[a-z\d() -]{2,40}?\b(?:days?|weeks?|months?)\)? (?:after|following|from) /i;

function readLaterDay(document: Document, anchors: Anchors, at: number, stop: number): Anchor | null {
  const lead = COUNTED.exec(document.text.slice(at, Math.min(stop, at + 90)));
  const length = lead && findDurations(lead[0])[0]?.duration;
  if (!lead || !length || /\bbusiness\b/i.test(lead[0])) return null;
  const from = readAnchorPhrase(document, anchors, at + lead[0].length, stop);
  if (!from) return { day: null, label: lead[0].trim(), confidence: 0 };
  if (from.day === null) return from;
  const day = addDuration(from.day, length);
  return { day, label: `${from.day} (${from.label}) + ${showDuration(length)}`, confidence: from.confidence * 0.95 };
}

/** "from the date of the Effective Date". */
const DATE_OF_DATE = /^(?:the )?date of (?=(?:the )?["(]{0,2}(?:[A-Z][A-Za-z]* ){0,2}Date\b)/;

/** Reads what stands at `at` as an anchor; null where it names none. */
export function readAnchorPhrase(document: Document, anchors: Anchors, at: number, stop: number): Anchor | null {
  const phrase = document.text.slice(at, stop);
  const ofDate = DATE_OF_DATE.exec(phrase);
  if (ofDate) return readAnchorPhrase(document, anchors, at + ofDate[0].length, stop);
  const mention = datesWithin(document, at, stop)[0];
  if (
    mention &&
    mention.start - at <= 12 &&
    /^(?:the |this |on |of |and |including )*$/i.test(document.text.slice(at, mention.start))
  ) {
    return { day: mention.day, label: mention.day ?? 'a blank date', confidence: mention.ambiguous ? 0.5 : 0.95 };
  }
  const month = NEXT_MONTH.exec(phrase);
  if (month) {
    const event = { day: null, label: phrase.slice(0, 40), confidence: 0 };
    return firstOfNextMonth(readAnchorPhrase(document, anchors, at + month[0].length, stop) ?? event);
  }
  const later = readLaterDay(document, anchors, at, stop);
  if (later) return later;
  const name = NAME.exec(phrase);
  if (name) {
    const label = (name[1] as string).trim();
    const key = label.toLowerCase();
    const reading = anchors.defined.get(key);
    if (reading) return { day: reading.value, label, confidence: reading.confidence };
    const said = reading === undefined || reading === null ? dayOfName(document, at + name[0].length, stop) : null;
    if (said) return { day: said.day, label, confidence: said.ambiguous ? 0.5 : 0.9 };
    if (reading === null) return { day: null, label, confidence: 0 };
    if (BEGINNING.test(key)) {
      // Used but nowhere defined: the day the agreement begins.
      const fallback = anchors.effective ?? anchors.agreement;
      return { day: fallback?.value ?? null, label, confidence: fallback ? fallback.confidence * 0.88 : 0 };
    }
    if (!namesAgreementDate(phrase.slice(0, 70)) && /^[A-Z]/.test(label)) return { day: null, label, confidence: 0 };
  }
  const plain = PLAIN_NAME.exec(phrase);
  const stated = plain && anchors.defined.get(plain[1] as string);
  if (plain?.[1] === 'effective date' && stated === null && !anchors.effective)
    return { day: null, label: plain[1], confidence: 0 };
  if (plain && stated) return { day: stated.value, label: plain[1] as string, confidence: stated.confidence };
  if (IN_APPENDIX.test(phrase)) return { day: null, label: phrase.slice(0, 40), confidence: 0 };
  if (
    namesAgreementDate(phrase.slice(0, 80)) ||
    /^(?:the |its )?(?:date hereof|signing|execution|signature|(?:its|the|such|said|this) (?:effective|commencement) date)|^(?:its|today's|this|the above|the present) date\b|^today\b/i.test(
      phrase,
    )
  ) {
    const reading = /^(?:(?:the|such|said|its) )?(?:effective date)/i.test(phrase)
      ? (anchors.effective ?? anchors.agreement)
      : (anchors.agreement ?? anchors.effective);
    return {
      day: reading?.value ?? null,
      label: 'date of the agreement',
      confidence: reading ? reading.confidence * 0.97 : 0,
    };
  }
  const accepted = BY_ACCEPTANCE.test(phrase) ? anchors.defined.get(ACCEPTANCE) : null;
  if (accepted) return { day: accepted.value, label: 'acceptance', confidence: accepted.confidence };
  const event = EVENT_DAY.exec(phrase) ?? EVENT_BEGINS.exec(phrase) ?? FIRST_OF.exec(phrase);
  if (
    event &&
    (BY_CLAUSE.test(phrase) ||
      !OF_AGREEMENT.test(phrase.slice(0, event[0].length + 60).split(/ and (?:shall|will|continu)/)[0] as string))
  )
    return { day: null, label: phrase.slice(0, 40), confidence: 0 };
  if (UNKNOWN.test(phrase)) return { day: null, label: phrase.slice(0, 40), confidence: 0 };
  return null;
}
