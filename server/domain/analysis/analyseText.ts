/** The analysis of one document's text: what it is, who is bound, until when, for how much. Pure, synchronous, linear in its length. */
import { addDuration, rollForward } from '../dates.ts';
import { classify } from './classify.ts';
import { makeDocument, makeEvidence, type Document, type Reading } from './document.ts';
import { showDuration } from './findDurations.ts';
import { chooseAmount, readAmount } from './readAmount.ts';
import { readAnchors } from './anchors/readAnchors.ts';
import { readForm } from './form/readForm.ts';
import { readParties } from './parties/readParties.ts';
import { chooseEnd } from './term/chooseEnd.ts';
import { readRenewal } from './renewal/readRenewal.ts';
import { readTermEnd } from './term/readTermEnd.ts';
import type { Alternative, AnalysedField, Analysis, AnalyseOptions, Evidence } from './types.ts';

/** A reading less sure than this is an alternative, not a fact. */
export const THRESHOLD = 0.6;

/** Reads a document. Never throws on any text; unknown stays null. */
export function analyseText(text: string, options: AnalyseOptions): Analysis {
  const document = makeDocument(text);
  const kind = classify(document);
  const evidence: Evidence[] = [];
  const alternatives: Alternative[] = [];
  const take = <T>(field: AnalysedField, reading: Reading<T> | null, show: (value: T) => string): T | null => {
    if (!reading) return null;
    const shown = makeEvidence(document, field, reading);
    if (reading.confidence >= THRESHOLD) {
      evidence.push(shown);
      return reading.value;
    }
    const { quote, start, end, confidence } = shown;
    alternatives.push({ field, value: show(reading.value), quote, start, end, confidence });
    return null;
  };

  const anchors = readAnchors(document);
  const term = readTermEnd(document, anchors);
  const isContract = kind.kind === 'agreement' || kind.kind === 'order';
  evidence.push(
    makeEvidence(document, 'isContract', {
      value: isContract,
      start: kind.start,
      end: kind.end,
      working: kind.kind,
      confidence: kind.confidence,
    }),
  );
  const form = readForm(text);
  const named = form && form.parties.length > 0 && (form.period || kind.kind !== 'agreement') ? form.parties : null;
  const parties = named
    ? named.map(({ name, start, end }) => {
        evidence.push(rawEvidence(document, 'parties', start, end));
        return { value: name };
      })
    : readParties(document).filter((reading) => take('parties', reading, String) !== null);
  // A form's dates are of printing and entering; none of them is the agreement's.
  const dated = kind.kind === 'agreement' || kind.kind === 'other';
  const agreementDate = dated ? take('agreementDate', anchors.agreement, String) : null;
  const effectiveDate = dated ? take('effectiveDate', anchors.effective, String) : null;
  const { chosen, others } = chooseEnd(term.ends);
  const renewal = readRenewal(document, chosen?.length ?? term.ends[0]?.length ?? null);
  let termEnd = take('termEnd', chosen as Reading<string> | null, String);
  for (const other of others) take('termEnd', { ...(other as Reading<string>), confidence: Math.min(other.confidence, THRESHOLD - 0.01) }, String);
  const renewalTerm = take('renewalTerm', renewal.term, showDuration);
  const noticePeriod = take('noticePeriod', renewal.notice, showDuration);
  const money = chooseAmount(readAmount(document));
  let amount = take('amount', money.chosen, String);
  let currency = amount === null ? null : (money.chosen?.currency ?? null);
  let amountPeriod = amount === null ? null : (money.chosen?.period ?? null);
  for (const other of money.others) take('amount', { ...other, confidence: Math.min(other.confidence, THRESHOLD - 0.01) }, String);
  if (form?.period) {
    termEnd = form.period.to;
    evidence.push(rawEvidence(document, 'termEnd', form.period.start, form.period.end));
  }
  if (form?.gross && (form.period || kind.kind === 'order' || kind.kind === 'invoice')) {
    amount = form.gross.amount;
    currency = 'USD';
    amountPeriod = 'total';
    evidence.push(rawEvidence(document, 'amount', form.gross.start, form.gross.end));
  }
  const autoRenews = renewal.automatic;
  let renewalDate = termEnd;
  if (termEnd !== null && autoRenews === true && renewalTerm !== null && termEnd < options.today) {
    renewalDate = rollForward(termEnd, renewalTerm, options.today, renewal.limit ?? Number.POSITIVE_INFINITY);
  }
  const endEvidence = evidence.find((item) => item.field === 'termEnd');
  if (renewalDate !== null && endEvidence) {
    const working =
      renewalDate === termEnd
        ? endEvidence.working
        : `${termEnd} + n × ${showDuration(renewalTerm as never)} = ${renewalDate}`;
    evidence.push({ ...endEvidence, field: 'renewalDate', working });
  }
  let noticeBy: string | null = null;
  const noticeEvidence = evidence.find((item) => item.field === 'noticePeriod');
  if (renewalDate !== null && noticePeriod !== null && noticeEvidence) {
    noticeBy = addDuration(renewalDate, noticePeriod, -1);
    evidence.push({
      ...noticeEvidence,
      field: 'noticeBy',
      working: `${renewalDate} - ${showDuration(noticePeriod)} = ${noticeBy}`,
    });
  }
  return {
    isContract,
    title: kind.title,
    parties: parties.map((reading) => reading.value),
    amount,
    currency,
    amountPeriod,
    agreementDate,
    effectiveDate,
    termEnd,
    perpetual: termEnd === null && term.perpetual !== null,
    autoRenews,
    renewalDate,
    renewalTerm,
    noticePeriod,
    noticeBy,
    evidence,
    alternatives,
  };
}

function rawEvidence(document: Document, field: AnalysedField, start: number, end: number): Evidence {
  return {
    field,
    quote: document.raw.slice(start, end).replace(/\s+/g, ' ').trim(),
    start,
    end,
    working: null,
    confidence: 0.85,
  };
}
