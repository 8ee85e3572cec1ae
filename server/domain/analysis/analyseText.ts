/** The analysis of one document's text: what it is, who is bound, until when, for how much. Pure, synchronous, linear in its length. */
import { chooseAmount } from './amount/chooseAmount.ts';
import { readAmount } from './amount/readAmount.ts';
import { readAnchors, type Anchors } from './anchors/readAnchors.ts';
import { classify } from './classify.ts';
import { readByLexicon } from './decide/readByLexicon.ts';
import { deriveEnding, deriveNoticeBy, deriveRenewalDate } from './deriveDates.ts';
import { makeDocument, type Document, type Reading } from './document.ts';
import { showDuration } from './findDurations.ts';
import { Findings } from './findings.ts';
import { readForm, type FormReading } from './form/readForm.ts';
import { lexiconFor } from './lexicon/languages.ts';
import { mendScan } from './mendScan.ts';
import { quoteParties } from './parties/quoteParties.ts';
import { findParties } from './parties/readParties.ts';
import { readRenewal } from './renewal/readRenewal.ts';
import { chooseEnd, earliestEnd } from './term/chooseEnd.ts';
import { readBeginning } from './term/readBeginning.ts';
import { readTermEnd, type TermReading } from './term/readTermEnd.ts';
import type { Analysis, AnalyseOptions } from './types.ts';

/** What the small print of a form says of its own term. */
const SMALL_PRINT =
  /\b(?:term of this|initial term|this (?:agreement|contract|order) (?:shall|will|may|is|expires|terminates|ends|commences|begins|continues|renews))\b/i;
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
  const isContract = kind.kind === 'agreement' || kind.kind === 'order';
  if (kind.end > kind.start) findings.take('isContract', { ...kind, value: isContract, working: kind.kind });

  const isForm =
    form !== null &&
    ((form.period !== null && form.parties.length > 0) || kind.kind === 'order' || kind.kind === 'invoice');
  // A form with a period of its own has a row of dates in every line and a term at most in its small print.
  const hasTerm = !(isForm && form.period) || SMALL_PRINT.test(document.text);
  const anchors = hasTerm ? readAnchors(document) : NO_ANCHORS;
  const term = hasTerm ? readTermEnd(document, anchors) : NO_TERM;
  const parties = isForm && form.parties.length > 0 ? takeFormParties(findings, form) : takeParties(findings, document);
  // A form's dates are of printing and entering; none of them is the agreement's.
  const agreementDate = isForm ? null : findings.take('agreementDate', anchors.agreement);
  const { chosen, others } = chooseEnd(term);
  const effective = anchors.effective ?? readBeginning(document, anchors, chosen);
  const effectiveDate = isForm ? null : findings.take('effectiveDate', effective);

  const proseEnd = chosen as Reading<string> | null;
  let termEnd: string | null;
  if (isForm && form.period) {
    termEnd = form.period.to;
    findings.quote('termEnd', form.period, 0.9, null);
    if (proseEnd && proseEnd.value !== termEnd) findings.offer('termEnd', proseEnd);
  } else termEnd = findings.take('termEnd', proseEnd);
  for (const other of others) if (other.value !== termEnd) findings.offer('termEnd', other as Reading<string>);
  const earliest = termEnd === null ? earliestEnd(term.ends[0], anchors) : null;
  if (earliest) findings.offer('termEnd', earliest);

  const renewal = readRenewal(document, chosen?.length ?? term.ends[0]?.length ?? null);
  const renewalTerm = findings.take('renewalTerm', renewal.term, showDuration);
  const noticePeriod = findings.take('noticePeriod', renewal.notice, showDuration);
  const perpetual = termEnd === null && term.perpetual?.outright === true;
  const counted = proseEnd !== null && termEnd === proseEnd.value && chosen?.written === false && !chosen.exact;
  const facts = {
    termEnd,
    autoRenews: renewal.automatic,
    renewalTerm,
    renewalLimit: renewal.limit,
    noticePeriod,
    counted,
  };
  const renewalDate = deriveRenewalDate(facts, options.today);
  if (renewalDate) findings.derive('renewalDate', 'termEnd', renewalDate.working);
  const noticeBy = deriveNoticeBy(facts, renewalDate?.day ?? null);
  if (noticeBy) findings.derive('noticeBy', 'noticePeriod', noticeBy.working);

  return {
    isContract,
    verdict: isContract ? 'contract' : 'no',
    verdictReason: null,
    language: 'en',
    title: kind.title,
    parties,
    ...takeAmount(findings, document, isForm ? form : null),
    agreementDate,
    effectiveDate,
    termEnd,
    ending: deriveEnding({ ...facts, perpetual, hasOption: renewal.option }),
    perpetual,
    autoRenews: renewal.automatic,
    renewalDate: renewalDate?.day ?? null,
    renewalTerm,
    maxRenewals: renewal.limit,
    noticePeriod,
    noticeBy: noticeBy?.day ?? null,
    evidence: findings.evidence,
    alternatives: findings.alternatives,
  };
}

function takeParties(findings: Findings, document: Document): string[] {
  const { parties, others } = findParties(document);
  for (const other of others.flatMap((one) => quoteParties(document, [one]))) findings.offer('parties', other);
  return quoteParties(document, parties).flatMap((reading) => findings.take('parties', reading) ?? []);
}

function takeFormParties(findings: Findings, form: FormReading): string[] {
  return form.parties.map((party) => {
    findings.quote('parties', party, 0.8, party.working);
    return party.name;
  });
}

function takeAmount(
  findings: Findings,
  document: Document,
  form: FormReading | null,
): Pick<Analysis, 'amount' | 'currency' | 'amountPeriod'> {
  if (form?.gross) {
    findings.quote('amount', form.gross, form.gross.confidence, form.gross.working);
    return { amount: form.gross.amount, currency: form.gross.currency, amountPeriod: 'total' };
  }
  const { chosen, others } = chooseAmount(readAmount(document));
  const amount = findings.take('amount', chosen);
  for (const other of others) findings.offer('amount', other, (value) => `${value} ${other.currency}`);
  if (amount === null || !chosen) return { amount: null, currency: null, amountPeriod: null };
  return { amount, currency: chosen.currency, amountPeriod: chosen.period };
}
