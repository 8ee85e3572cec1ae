/** The analysis of one document's text: what it is, who is bound, until when, for how much. Pure, synchronous, linear in its length. */
import { addDuration } from '../../../contract/calendar.ts';
import { takeAmount } from './takeAmount.ts';
import { readAnchors, type Anchors } from './anchors/readAnchors.ts';
import { classify } from './classify.ts';
import { readByLexicon } from './decide/readByLexicon.ts';
import { deriveEnding, deriveNoticeBy, deriveRenewalDate } from './deriveDates.ts';
import { makeDocument, type Document, type Reading } from './document.ts';
import { showDuration } from './findDurations.ts';
import { readEveryday, type Everyday } from './everyday/readEveryday.ts';
import { Findings } from './findings.ts';
import { labelKinds } from './everyday/fields.ts';
import { isRenewalNotice } from './everyday/readTerms.ts';
import { readForm, type FormReading } from './form/readForm.ts';
import { ENDING_IT, NO_MORE, NO_PARTY, SIGNED_FOR, TITLE_WORD } from './lexicon/everydayKinds.ts';
import { lexiconFor } from './lexicon/languages.ts';
import { judge } from './judge.ts';
import { mendScan } from './mendScan.ts';
import { endsLegally } from './parties/legalForms.ts';
import { quoteParties } from './parties/quoteParties.ts';
import { findParties } from './parties/readParties.ts';
import { readNoticeToEndOf } from './renewal/readNoticeToEndOf.ts';
import { readOptionNotice } from './renewal/readOptionNotice.ts';
import { readRenewal } from './renewal/readRenewal.ts';
import { chooseEnd, earliestEnd } from './term/chooseEnd.ts';
import type { EndReading } from './term/endReading.ts';
import { readBeginning } from './term/readBeginning.ts';
import { readSecrecyTerm } from './term/readSecrecyTerm.ts';
import { readTermEnd, type TermReading } from './term/readTermEnd.ts';
import type { Analysis, AnalyseOptions, Duration } from './types.ts';

/** What the small print of a form says of its own term. */
const SMALL_PRINT =
  /\b(?:term of this|initial term|this (?:agreement|contract|order) (?:shall|will|may|is|expires|terminates|ends|commences|begins|continues|renews))\b/i;
/** The day of a version, on which nobody agreed to anything. */
const EDITED = /\b(?:last (?:updated|revised|reviewed|changed)|version(?: of)?|updated(?: on)?)\b/i;
const GREETING = /^(?:hi|hello|hey|dear)\b/i;
/** In longer contracts a notice to terminate is one of many. */
const SHORT = 5000;
/** Orders of airtime, whose dates are of printing and entering. */
const AIRING = /\b(?:flight|spots?|advertiser|station|daypart)\b/i;
/** Sides that are named as such, so that no other reader is asked. */
const NAMED_SIDE = 0.7;
const NO_ANCHORS: Anchors = { agreement: null, effective: null, begins: null, defined: new Map() };
const NO_TERM: TermReading = { ends: [], perpetual: null, byEvent: false };

/** Reads a document. Never throws on any text; unknown stays null. */
export function analyseText(text: string, options: AnalyseOptions): Analysis {
  const lexicon = lexiconFor(text);
  if (lexicon) return readByLexicon(text, lexicon, options);
  const document = mendScan(makeDocument(text));
  const findings = new Findings(document);
  const form = readForm(text);
  const kind = classify(document, form);
  const everyday = readEveryday(text);
  const { verdict, reason, confidence } = judge(text, kind, everyday);
  const isContract = verdict === 'contract';
  if (kind.end > kind.start)
    findings.take('isContract', { ...kind, confidence, value: isContract, working: kind.kind });

  const isForm =
    form !== null &&
    ((form.period !== null && form.parties.length > 0) || kind.kind === 'order' || kind.kind === 'invoice');
  // A form with a period of its own has a row of dates in every line and a term at most in its small print.
  const hasTerm = !(isForm && form.period) || SMALL_PRINT.test(document.text);
  const anchors = hasTerm ? readAnchors(document) : NO_ANCHORS;
  const term = hasTerm ? readTermEnd(document, anchors) : NO_TERM;
  const isAiring = isForm && AIRING.test(text.slice(0, 12_000));
  const parties =
    isForm && form.parties.length > 0 && (isAiring || form.parties.length >= (everyday?.parties.length ?? 0))
      ? takeFormParties(findings, form)
      : takeParties(findings, document, everyday);
  // A form's dates are of printing and entering; none of them is the agreement's.
  const signed = everyday?.terms.signed ?? null;
  const agreement = isOwnDay(document, anchors.agreement, everyday, options.today) ? anchors.agreement : null;
  const agreementDate = isForm
    ? findings.takeFound('agreementDate', isAiring ? null : signed)
    : (findings.take('agreementDate', agreement) ?? findings.takeFound('agreementDate', signed));
  const { chosen: read, others } = chooseEnd(term);
  const isPutOff =
    everyday?.formal === false && everyday.terms.ends?.moved === true && read?.value !== everyday.terms.ends.value;
  const chosen = read && !isPutOff && countsFromStart(read, anchors, everyday) ? read : null;
  const effective = anchors.effective ?? readBeginning(document, anchors, chosen);
  const effectiveDate = isForm
    ? findings.takeFound('effectiveDate', isAiring ? null : (everyday?.terms.starts ?? null))
    : (findings.take('effectiveDate', effective) ??
      findings.takeFound('effectiveDate', everyday?.terms.starts ?? null));

  const saidEnd = everyday?.terms.ends ?? null;
  const proseEnd = chosen as Reading<string> | null;
  let termEnd: string | null;
  if (isForm && form.period) {
    termEnd = form.period.to;
    findings.quote('termEnd', form.period, 0.9, null);
    if (proseEnd && proseEnd.value !== termEnd) findings.offer('termEnd', proseEnd);
  } else termEnd = findings.take('termEnd', proseEnd) ?? findings.takeFound('termEnd', saidEnd);
  for (const other of others) if (other.value !== termEnd) findings.offer('termEnd', other as Reading<string>);
  const earliest = termEnd === null ? earliestEnd(term.ends[0], anchors) : null;
  if (earliest) findings.offer('termEnd', earliest);

  const renewal = readRenewal(document, chosen?.length ?? term.ends[0]?.length ?? null);
  const said = everyday?.terms ?? null;
  const isOver = everyday !== null && !everyday.formal && ENDING_IT.test(everyday.text);
  const automatic = isOver ? null : (renewal.automatic ?? (renewal.option ? null : (said?.automatic?.value ?? null)));
  const isUsed = everyday !== null && NO_MORE.test(everyday.text);
  const option = (renewal.option && !isOver && !isUsed) || (automatic === null && !isUsed && said?.option === true);
  const renewalTerm =
    findings.take('renewalTerm', isOver || (isUsed && automatic !== true) ? null : renewal.term, showDuration) ??
    (automatic === true || option ? findings.takeFound('renewalTerm', said?.renewal ?? null, showDuration) : null);
  const perpetual = termEnd === null && (term.perpetual?.outright === true || (said?.open ?? null) !== null);
  // What ends an open contract is its notice, however the document is written.
  const open =
    perpetual && said?.notice && text.length < SHORT ? { ...said.notice, confidence: 0.7 } : (said?.notice ?? null);
  const noticePeriod =
    findings.take('noticePeriod', isOver ? null : renewal.notice, showDuration) ??
    findings.takeFound('noticePeriod', isOver ? null : open, showDuration);
  const noticeToEndOf = noticePeriod === null ? null : findings.take('noticeToEndOf', readNoticeToEndOf(document));
  const counted =
    proseEnd !== null && termEnd === proseEnd.value
      ? chosen?.written === false && !chosen.exact
      : termEnd !== null && termEnd === saidEnd?.value && saidEnd.counted;
  const facts = {
    termEnd,
    autoRenews: option && automatic === null ? false : automatic,
    renewalTerm,
    renewalLimit: renewal.limit,
    noticePeriod,
    noticeToEndOf,
    counted,
  };
  const renewalDate = deriveRenewalDate(facts, options.today);
  if (renewalDate) findings.derive('renewalDate', 'termEnd', renewalDate.working);
  const optionNotice = option && noticePeriod === null ? readOptionNotice(document) : null;
  const deadline = { ...facts, noticePeriod: noticePeriod ?? optionNotice?.value ?? null };
  const noticeBy = deriveNoticeBy(deadline, renewalDate?.day ?? null);
  if (noticeBy && optionNotice)
    findings.take('noticeBy', { ...optionNotice, value: noticeBy.day, working: noticeBy.working });
  else if (noticeBy) findings.derive('noticeBy', 'noticePeriod', noticeBy.working);

  return {
    isContract,
    verdict,
    verdictReason: reason,
    language: 'en',
    title: kind.title,
    parties,
    ...takeAmount(findings, document, isForm ? form : null, everyday),
    agreementDate,
    effectiveDate,
    termEnd,
    lastDay: counted ? 'either' : 'stated',
    term: chosen?.length ?? surestLength(term) ?? saidEnd?.length ?? readSecrecyTerm(document),
    ending: deriveEnding({ ...facts, perpetual, hasOption: option }),
    perpetual,
    autoRenews: facts.autoRenews,
    renewalDate: renewalDate?.day ?? null,
    renewalTerm,
    maxRenewals: renewal.limit,
    noticePeriod,
    noticeToEndOf,
    noticeBy: noticeBy?.day ?? null,
    evidence: findings.evidence,
    alternatives: findings.alternatives,
  };
}

/** The length of the surest reading, counted from a day that is not known. */
function surestLength({ ends }: TermReading): Duration | null {
  const [top] = ends;
  return top && top.value === null && top.score >= 4 ? top.length : null;
}

/** In plain documents a term runs from its first day, not from the day of the letter, where both are known. */
function countsFromStart(end: EndReading, anchors: Anchors, everyday: Everyday | null): boolean {
  if (!everyday || everyday.formal || end.written || !end.length || end.value === null) return true;
  const { starts, ends, laterStart } = everyday.terms;
  const signed = anchors.agreement?.value ?? null;
  if (laterStart && signed !== null && end.value === addDuration(signed, end.length)) return false;
  if (!starts || !ends?.counted || signed === null || starts.value === signed) return true;
  return end.value !== addDuration(signed, end.length);
}

/** Does a letter end a contract that is running, or tell of its renewal? */
function isOfRunning({ text, terms }: Everyday): boolean {
  return ENDING_IT.test(text) || isRenewalNotice(text, terms);
}

/** In plain documents the first or last day is not the day of signing, where another one is. */
function isOwnDay(
  { text }: Document,
  agreement: Reading<string> | null,
  everyday: Everyday | null,
  today: string,
): boolean {
  if (!agreement || !everyday || everyday.formal) return true;
  if (EDITED.test(text.slice(agreement.start, agreement.end))) return false;
  if (agreement.value > today || (isOfRunning(everyday) && !everyday.terms.signed)) return false;
  const { signed, starts, ends } = everyday.terms;
  if (signed?.value === agreement.value) return true;
  const isOther = agreement.value === starts?.value || agreement.value === ends?.value;
  return !isOther && !(signed && agreement.value < signed.value);
}

function takeParties(findings: Findings, document: Document, everyday: Everyday | null): string[] {
  const { parties: read, others } = findParties(document);
  const said = everyday?.parties ?? [];
  const parties = read.filter(
    (name) =>
      !GREETING.test(name.value) &&
      !(everyday && (isGlued(name.value, everyday) || (!everyday.formal && NO_PARTY.test(name.value)))) &&
      !(SIGNED_FOR.test(name.value) && read.some((other) => other !== name && name.value.endsWith(other.value))),
  );
  const labelled = everyday?.fields.filter(({ kinds }) => kinds.includes('party')).length ?? 0;
  const labelsWin = labelled >= 2 && said.length >= parties.length && everyday?.formal === false;
  const sidesWin =
    everyday?.formal === false && said.length >= 2 && said.every(({ confidence }) => confidence >= NAMED_SIDE);
  if (
    labelsWin ||
    sidesWin ||
    (said.length > parties.length && parties.length < 2 && (everyday?.formal === false || labelled >= 2))
  )
    return said.flatMap((name) => findings.takeFound('parties', name) ?? []);
  for (const other of others.flatMap((one) => quoteParties(document, [one]))) findings.offer('parties', other);
  return quoteParties(document, parties).flatMap((reading) => findings.take('parties', reading) ?? []);
}

/** A heading, or a label and a name read as one: "MEMBERSHIP AT A GLANCE", "Hirer Denby LLP". */
function isGlued(name: string, { formal, parties }: Everyday): boolean {
  if (formal) return false;
  if (!endsLegally(name) && name === name.toUpperCase() && TITLE_WORD.test(name)) return true;
  const inside = parties.filter(({ value }) => value !== name && name.endsWith(value));
  return inside.length > 0 && labelKinds(name.slice(0, -(inside[0]?.value.length ?? 0)).trim()).length > 0;
}

function takeFormParties(findings: Findings, form: FormReading): string[] {
  return form.parties.map((party) => {
    findings.quote('parties', party, 0.8, party.working);
    return party.name;
  });
}
