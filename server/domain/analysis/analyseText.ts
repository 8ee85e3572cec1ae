/** The analysis of one document's text: what it is, who is bound, until when, for how much. Pure, synchronous, linear in its length. */
import { withAgreedCurrency, withOwnRupees } from './agreedCurrency.ts';
import { takeAgreementDate } from './ownDay.ts';
import { isContested, isLabelledEnd, isOwnEnd } from './ownEnd.ts';
import { addDays } from '../../../contract/calendar.ts';
import { currencyIn, doubtPeriod, takeAmount } from './takeAmount.ts';
import { hasNoLastDay, isLongerThan, offerBreakDay, takeNotice } from './takeNotice.ts';
import { takeFormParties, takeParties } from './takeParties.ts';
import { formerSums } from './amount/amendedAmount.ts';
import { SURELY_LENT } from './amount/readLoan.ts';
import { NO_ANCHORS, readAnchors } from './anchors/readAnchors.ts';
import { classify } from './classify.ts';
import { withoutOtherPapers } from './clauses/annexes.ts';
import { ownSentences } from './clauses/ownSentences.ts';
import { readByLexicon } from './decide/readByLexicon.ts';
import { countsAsWritten, deriveEnding, deriveNoticeBy, deriveRenewalDate, isAnniversary } from './deriveDates.ts';
import { makeDocument, type Reading } from './document.ts';
import { showDuration, isOfDays } from './findDurations.ts';
import { CHOSEN_RATE } from './everyday/readChosenRate.ts';
import { isEndedEachYear, isUnread } from './everyday/isUnread.ts';
import { readEveryday } from './everyday/readEveryday.ts';
import { Findings, THRESHOLD } from './findings.ts';
import { readForm } from './form/readForm.ts';
import { HAS_OPTION } from './lexicon/everydayWords.ts';
import { ENDING_IT, NO_MORE } from './lexicon/everydayKinds.ts';
import { lexiconFor } from './lexicon/languages.ts';
import { judge } from './judge.ts';
import { readGoverningLaw } from './law/readGoverningLaw.ts';
import { withAbout } from './readAbout.ts';
import { withSayablePeriod } from './sayablePeriod.ts';
import { withOneTerm } from './withOneTerm.ts';
import { mendScan } from './mendScan.ts';
import { readNoticeToEndOf } from './renewal/readNoticeToEndOf.ts';
import { inMixedCase } from './parties/inMixedCase.ts';
import { takeLikelyLength, takeLikelyNoticeDay } from './opinion/likely.ts';
import { secondOpinion, settle, settleAmount, settleEnding } from './opinion/secondOpinion.ts';
import { settleParties } from './opinion/settleParties.ts';
import { readOpenNotice } from './renewal/readOpenNotice.ts';
import { readOptionNotice } from './renewal/readOptionNotice.ts';
import { readOwnRenewal } from './renewal/readOwnRenewal.ts';
import { readWrittenNotice } from './renewal/readWrittenNotice.ts';
import { inPresentTerm } from './renewal/yearlessDays.ts';
import { chooseEnd, earliestEnd, surestLength } from './term/chooseEnd.ts';
import type { EndReading } from './term/endReading.ts';
import { readBeginning } from './term/readBeginning.ts';
import { isOfForbidden, isOfSecrets, readSecrecyTerm } from './term/readSecrecyTerm.ts';
import { NO_TERM, readOwnTerm } from './term/readOwnTerm.ts';
import type { Analysis, AnalyseOptions, Duration } from './types.ts';
import { readComposed } from './text/composed.ts';
import { forgetAll } from './text/remembered.ts';
import { takeSides } from './sides/takeSides.ts';
import { withoutEarlyEnd } from './withoutEarlyEnd.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/** What the small print of a form says of its own term. */
const SMALL_PRINT =
  /\b(?:term of this|initial term|this (?:agreement|contract|order) (?:shall|will|may|is|expires|terminates|ends|commences|begins|continues|renews))\b/i;
/** In longer contracts a notice to terminate is one of many. */
const SHORT = 5000;
/** Of two ends that two readers give neither is a fact. */
const UNSETTLED = 0.58;
/** Orders of airtime: dates of printing. */
const AIRING = /\b(?:flight|spots?|advertiser|station|daypart)\b/i;

/** Reads a document. Never throws on any text; unknown stays null. */
export function analyseText(raw: string, options: AnalyseOptions): Analysis {
  forgetAll();
  return readComposed(raw, (text) => readInItsLanguage(text, options));
}

function readInItsLanguage(whole: string, options: AnalyseOptions): Analysis {
  const lexicon = lexiconFor(whole);
  const text = withoutOtherPapers(whole);
  const read = lexicon ? readByLexicon(text, lexicon, options) : readEnglish(text, options);
  const found = withOneTerm(withoutEchoes(withoutEarlyEnd(inMixedCase(read, text))));
  return withAbout(withSayablePeriod(withOwnRupees(withAgreedCurrency(found, text), text), text), text, lexicon);
}

function readEnglish(text: string, options: AnalyseOptions): Analysis {
  const document = mendScan(makeDocument(text));
  const own = ownSentences(document, text);
  const findings = new Findings(document);
  const form = readForm(text);
  const kind = classify(document, form);
  const everyday = readEveryday(text);
  // Short orders of anything else are read as everyday documents.
  const isForm =
    form !== null &&
    ((form.period !== null && form.parties.length > 0) || kind.kind === 'order' || kind.kind === 'invoice') &&
    (everyday === null || AIRING.test(text.slice(0, 12_000)));
  const opinion = everyday && !isForm ? secondOpinion(text, null, options.today, everyday.formal) : null;
  const ofPlain = everyday?.formal === false ? opinion : null;
  const { verdict, reason, confidence } = judge(text, kind, everyday, ofPlain);
  const isContract = verdict === 'contract';
  if (kind.end > kind.start)
    findings.take('isContract', { ...kind, confidence, value: isContract, working: kind.kind });

  // A form with a period of its own has a row of dates in every line and a term at most in its small print.
  const hasTerm = !(isForm && form.period) || SMALL_PRINT.test(document.text);
  const anchors = hasTerm ? readAnchors(own) : NO_ANCHORS;
  const term = hasTerm ? readOwnTerm(own, text, anchors) : NO_TERM;
  const named =
    isForm && form.parties.length > 0
      ? takeFormParties(findings, form, everyday)
      : takeParties(findings, document, everyday);
  const sides = isForm ? null : takeSides(findings, document, everyday, named);
  const parties = sides !== null && sides.length > 0 ? sides : settleParties(findings, ofPlain, sides ?? named);
  // A form's dates are of printing and entering; none of them is the agreement's.
  const agreementDate = isForm
    ? null
    : takeAgreementDate(findings, document, anchors.agreement, everyday, { today: options.today, opinion });
  const { chosen: likeliest, others } = chooseEnd(term);
  const chosen = likeliest && isOwnEnd(likeliest, anchors, everyday, document.text) ? likeliest : null;
  const beginsOn = isForm
    ? null
    : (findings.take('effectiveDate', anchors.effective ?? readBeginning(own, anchors, chosen)) ??
      findings.takeFound('effectiveDate', everyday?.terms.starts ?? null));
  const effectiveDate = settle(findings, opinion, 'effectiveDate', beginsOn);

  // What an agreement about secrets says is how long its duties bind, and what else it forbids for a time.
  const isSecret = isOfSecrets(document);
  const saidEnd = isSecret && everyday?.terms.ends?.counted ? null : (everyday?.terms.ends ?? null);
  const proseEnd = chosen as Reading<string> | null;
  let endsOn: string | null;
  if (isForm && form.period) {
    endsOn = form.period.to;
    findings.quote('termEnd', form.period, 0.9, null);
    if (proseEnd && proseEnd.value !== endsOn) findings.offer('termEnd', proseEnd);
  } else if (proseEnd && isContested(proseEnd, everyday)) {
    endsOn = null;
    findings.offer('termEnd', proseEnd);
    findings.takeFound('termEnd', saidEnd && { ...saidEnd, confidence: UNSETTLED });
  } else endsOn = findings.take('termEnd', proseEnd) ?? findings.takeFound('termEnd', saidEnd);
  if (endsOn === null && everyday?.formal === false)
    for (const rival of everyday.terms.rivals) findings.takeFound('termEnd', rival);
  const isAsked = (end: EndReading): boolean => end.value !== endsOn && !(isSecret && isOfForbidden(document, end));
  for (const other of others.filter(isAsked)) findings.offer('termEnd', other as Reading<string>);
  const said = everyday?.terms ?? null;
  const perpetual =
    endsOn === null &&
    (term.perpetual?.outright === true ||
      (said?.open != null && (said.length === null || isOfDays(said.length.value))));
  const isSaid = perpetual || chosen?.matures === true || isLabelledEnd(endsOn, everyday);
  const termEnd = isSaid ? endsOn : settle(findings, opinion, 'termEnd', endsOn, { begins: effectiveDate });
  const earliest = endsOn === null ? earliestEnd(term.ends[0], anchors) : null;
  if (earliest) findings.offer('termEnd', earliest);

  const renewal = readOwnRenewal(own, text, chosen?.length ?? term.ends[0]?.length ?? null);
  const isOver = everyday !== null && !everyday.formal && ENDING_IT.test(everyday.text);
  const isDenied = everyday?.formal === false && said?.automatic?.value === false;
  const automatic = isOver
    ? null
    : ((isDenied ? false : renewal.automatic) ?? (renewal.option ? null : (said?.automatic?.value ?? null)));
  const isUsed = everyday !== null && NO_MORE.test(everyday.text);
  const hasOption =
    renewal.option || said?.option != null || (everyday?.formal === true && HAS_OPTION.test(document.text));
  const option = hasOption && automatic !== true && !isOver && !isUsed;
  const autoRenews = option && automatic === null ? false : automatic;
  const isEachYear = autoRenews === null && isEndedEachYear(document.text, effectiveDate, termEnd);
  const unread = isEachYear || (everyday !== null && isUnread(everyday, autoRenews));
  const goesOn = term.perpetual?.afterTerm === true;
  const readEnding = deriveEnding({ termEnd, autoRenews, perpetual, hasOption: option, unread, goesOn });
  const ending = isEachYear ? readEnding : settleEnding(findings, opinion, readEnding, automatic, termEnd);
  const renewalTerm =
    findings.take('renewalTerm', isOver || (isUsed && automatic !== true) ? null : renewal.term, showDuration) ??
    (automatic === true || ending === 'renews' || option
      ? findings.takeFound('renewalTerm', said?.renewal ?? null, showDuration)
      : null) ??
    takeLikelyLength(findings, ofPlain, 'renewalTerm', ending);
  // What ends an open contract is its notice, however the document is written.
  const open =
    perpetual && said?.notice && text.length < SHORT ? { ...said.notice, confidence: 0.7 } : (said?.notice ?? null);
  const begins = (isForm && form.period?.from) || effectiveDate;
  const fits = <T extends { value: Duration }>(notice: T | null): T | null =>
    everyday && isLongerThan(notice, begins, endsOn) ? null : notice;
  const stops = renewal.notice ?? readOpenNotice(own);
  const noticePeriod = isOver
    ? null
    : (takeNotice(findings, fits(stops), fits(open), said?.notices ?? []) ??
      takeLikelyLength(findings, ofPlain, 'noticePeriod', ending));
  const noticeToEndOf = noticePeriod === null ? null : findings.take('noticeToEndOf', readNoticeToEndOf(own));
  const counted =
    proseEnd !== null && termEnd === proseEnd.value
      ? chosen?.written === false && !chosen.exact
      : termEnd !== null && (termEnd === saidEnd?.value ? saidEnd.counted : isAnniversary(effectiveDate, termEnd));
  const facts = {
    termEnd,
    autoRenews: ending === 'renews' ? true : ending === readEnding ? autoRenews : null,
    renewalTerm,
    renewalLimit: renewal.limit,
    noticePeriod,
    noticeToEndOf,
    counted,
  };
  const renewalDate = deriveRenewalDate(facts, options.today);
  if (renewalDate) findings.derive('renewalDate', 'termEnd', renewalDate.working);
  const optionNotice = option ? readOptionNotice(own) : null;
  const deadline = { ...facts, noticePeriod: optionNotice?.value ?? noticePeriod };
  const counting =
    !optionNotice && hasNoLastDay(findings, ending) ? null : deriveNoticeBy(deadline, renewalDate?.day ?? null);
  const end = renewalDate?.day ?? null;
  const until = { end, begins: effectiveDate, last: end && counted ? addDays(end, -1) : end, today: options.today };
  const inProse = everyday?.formal === false || isOver ? null : readWrittenNotice(own, until);
  const says = isOver ? null : (said?.noticeBy ?? inProse);
  const written = inPresentTerm(says, ending, until);
  const isWritten = written !== null && written.confidence >= THRESHOLD;
  const noticeBy = isWritten && (!counting || countsAsWritten(written.value, counting.day)) ? null : counting;
  if (noticeBy && !isWritten) findings.takeFound('noticeBy', written);
  const writtenBy = noticeBy
    ? null
    : (findings.takeFound('noticeBy', written) ??
      takeLikelyNoticeDay(findings, isOver ? null : opinion, ending, until));
  if (noticeBy || (optionNotice && !writtenBy)) findings.countBack(noticeBy, optionNotice);
  const days = { today: options.today, begins: effectiveDate, shown: noticeBy?.day ?? writtenBy };
  if (!isOver) offerBreakDay(findings, own, anchors, days);

  const sum = takeAmount(findings, document, isForm ? form : null, everyday);
  const isChosen =
    (opinion !== null && formerSums(document).size > 0) ||
    everyday?.amount?.confidence === CHOSEN_RATE ||
    findings.evidence.some(({ field, confidence: sure }) => field === 'amount' && sure === SURELY_LENT);
  return doubtPeriod(findings, {
    isContract,
    verdict,
    verdictReason: reason,
    language: 'en',
    title: kind.title,
    parties,
    ...settleAmount(findings, isChosen ? null : opinion, sum, isOver ? null : currencyIn(everyday)),
    agreementDate,
    effectiveDate,
    termEnd,
    lastDay: counted ? 'either' : 'stated',
    term:
      chosen?.length ?? surestLength(term) ?? (isSecret ? readSecrecyTerm(document) : (said?.length?.value ?? null)),
    ending,
    perpetual: perpetual || ending === 'open',
    autoRenews: facts.autoRenews,
    renewalDate: renewalDate?.day ?? null,
    renewalTerm,
    maxRenewals: renewal.limit,
    noticePeriod,
    noticeToEndOf,
    noticeBy: noticeBy?.day ?? writtenBy,
    governingLaw: findings.take('governingLaw', readGoverningLaw(document)),
    evidence: findings.evidence,
    alternatives: findings.alternatives,
  });
}
