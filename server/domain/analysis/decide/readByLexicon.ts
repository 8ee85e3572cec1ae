/** Reads a document of one of the languages that have a lexicon: mentions, what they stand in, what they mean, and which of them are believed. */
import { SENT_ON } from '../lexicon/anyLanguage.ts';
import { DATE_LABELS } from '../lexicon/sidesAnyLanguage.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { writeSumIn } from '../../../../contract/otherReading.ts';
import { deriveEnding, deriveNoticeBy, deriveRenewalDate, isAnniversary, isOfAYear } from '../deriveDates.ts';
import type { Reading } from '../document.ts';
import { showDuration } from '../findDurations.ts';
import { hasGap } from '../clauses/context.ts';
import { withoutUnticked } from '../everyday/ticks.ts';
import { Findings, THRESHOLD } from '../findings.ts';
import { BINDS_NOBODY, READS_LIKE_ANOTHER } from '../judge.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower } from '../lexicon/patterns.ts';
import { withColumnSums } from '../mentions/columnSums.ts';
import { findSums } from '../mentions/sums.ts';
import { readBeforeItBegins } from '../rules/beforeItBegins.ts';
import { offerBreak } from '../rules/breakDays.ts';
import { readGoverningLaw } from '../rules/governingLaw.ts';
import { sentencesOnTerm } from '../rules/ofOtherSections.ts';
import { readNoticeToEndOf } from '../rules/noticeToEndOf.ts';
import { readKind } from '../rules/kind.ts';
import { readParties } from '../rules/parties.ts';
import type { RenewalReading } from '../rules/renewal.ts';
import { readTermParts } from '../rules/termParts.ts';
import { readRate } from '../rules/rates.ts';
import { listsContracts } from '../rules/rowsOfContracts.ts';
import { readSums } from '../rules/sums.ts';
import { readYearlessDay, saysEachYear } from '../rules/yearlessDay.ts';
import { takeLikelyLength } from '../opinion/likely.ts';
import {
  isFarFromContract,
  readsLikeAnother,
  readsLikeContract,
  secondOpinion,
  settle,
  settleAmount,
  settleEnding,
} from '../opinion/secondOpinion.ts';
import { settleParties } from '../opinion/settleParties.ts';
import { makePaper } from '../text/paper.ts';
import type { Analysis, AnalyseOptions, Duration } from '../types.ts';
import { besideAnnexes, chooseAmount } from './chooseAmount.ts';
import { chooseLength, notForever } from './chooseLength.ts';
import { chooseNotice, countsBack, noticeOfOption } from './chooseNotice.ts';
import { chooseTerm } from './chooseTerm.ts';
import { isAboutRunning } from './aboutRunning.ts';
import { besideTold, offerNextYear, offerOptionDay, takeLastDay } from './takeLastDay.ts';
import { expression } from '../text/expression.ts';

const TOO_FEW_WORDS = 'Some of its words are those of a contract, others are missing.';

/** Of one side alone the other is missing, or it is none: a question. */
const ONE_SIDE = 0.5;

/** "Datum: …" among the heads of an email. */
const SENT = expression(`^[^\\p{L}]*(?:${DATE_LABELS}|${SENT_ON})(?!\\p{L})`, 'i');

/** Never throws on any text; unknown stays null. Quotes are the document's own words. */
export function readByLexicon(text: string, lexicon: Lexicon, options: AnalyseOptions): Analysis {
  const paper = makePaper(withoutUnticked(text));
  const findings = new Findings(paper);
  const { says, days, lengths, breaks, sections } = readTermParts(paper, lexicon);
  const parties = readParties(paper, lexicon);
  const stated = days.filter(
    ({ role, likelihood }) => ['begin', 'end', 'renewal', 'noticeBy'].includes(role) && likelihood >= 0.6,
  ).length;
  const termFacts =
    stated + lengths.filter(({ role }) => role !== 'other').length + (says.open ? 1 : 0) + (says.renews ? 1 : 0);
  const length = chooseLength(lengths, 'renewal') ?? sameAsTerm(says.same, chooseLength(lengths, 'term'));
  const sums = findSums(paper.text, lexicon, (at) => hasGap(paper, at));
  const all = withColumnSums(paper, sums);
  const costs = besideAnnexes(sections, readSums(paper, lexicon, all, length?.value ?? null));
  const said = chooseAmount(costs, says.renews !== null);
  const isOpen = said.chosen === null || said.chosen.confidence < THRESHOLD;
  const rate = isOpen ? readRate(paper, lexicon, sums) : null;
  const isRate =
    rate !== null &&
    (rate.isGross || rate.isLabelled || [null, rate.chosen?.value].includes(said.chosen?.value ?? null));
  const amount = isRate ? rate : said;
  const priced = (amount.chosen?.confidence ?? 0) >= THRESHOLD;
  const sides = parties.filter(({ likelihood }) => likelihood >= THRESHOLD).length;
  const signed = days.some(({ role }) => role === 'signed');
  const times = [...days, ...lengths].map(({ mention }) => mention);
  const listed = listsContracts(paper, sums, times);
  const kind = readKind(paper, lexicon, {
    parties: parties.length,
    names: parties.map(({ name }) => lower(name.text)),
    sides,
    termFacts,
    priced,
    signed,
    listed,
  });
  // An amendment that extends the term does not say that it renews itself.
  if (kind.kind === 'amendment' && !says.byItself) says.renews = null;
  if (kind.kind === 'cancellation') says.renews = null;
  const renewal = says.renews || says.may ? notForever(length, says.open) : null;
  const opinion = secondOpinion(text, lexicon, options.today);
  const isAnother =
    kind.verdict === 'contract' && (kind.isTitled ? isFarFromContract(opinion) : readsLikeAnother(opinion));
  const isMissed = kind.verdict === 'no' && readsLikeContract(opinion);
  const verdict = isAnother || isMissed ? 'perhaps' : kind.verdict;
  const isContract = verdict === 'contract';
  const spot = kind.title ?? paper.lines[0] ?? { start: 0, end: 0 };
  if (spot.end > spot.start)
    findings.take('isContract', {
      value: isContract,
      ...spot,
      working: kind.kind,
      confidence: Math.min(0.97, 0.6 + Math.abs(kind.weight - 4.5) * 0.05),
    });

  const likely = parties.flatMap(
    ({ name, likelihood }) =>
      findings.take('parties', {
        value: name.text,
        start: name.start,
        end: name.end,
        working: name.written === undefined ? null : `${name.written} = ${name.text}`,
        confidence: sides === 1 ? ONE_SIDE : likelihood,
      }) ?? [],
  );
  const names = settleParties(findings, opinion, likely);
  // What a letter that ends a contract names is the last bill, or what is no longer to be paid.
  const cost =
    kind.kind === 'cancellation' ? null : findings.take('amount', amount.chosen, writeSumIn(amount.currency));
  for (const other of amount.others) findings.offer('amount', other, writeSumIn(other.currency));
  const paid = settleAmount(
    findings,
    amount.isTicked || (isRate && rate.isLabelled) ? null : opinion,
    { amount: cost, currency: amount.currency, amountPeriod: amount.period },
    kind.kind === 'cancellation' ? null : (currency) => currency,
  );

  const term = chooseTerm(lexicon, kind.kind, days, lengths, says);
  // The day of an email or a letter about a contract that is running is not the contract's.
  const head = paper.text.slice(0, 2000);
  const isSaid = days.some(
    ({ role, context, mention }) =>
      role === 'signed' && context.labelled && mention.day === term.agreement?.value && !SENT.test(context.before),
  );
  const isReminder = says.renews !== null && !isSaid && isAboutRunning(head, term.effective !== null);
  const signedOn = findings.take('agreementDate', isReminder ? null : term.agreement);
  // A letter that ends a contract says itself from which day that was.
  const agreementDate =
    kind.kind === 'cancellation'
      ? signedOn
      : settle(findings, term.isPlain ? null : opinion, 'agreementDate', signedOn);
  const effectiveDate = settle(findings, opinion, 'effectiveDate', findings.take('effectiveDate', term.effective));
  const endsOn = findings.take('termEnd', term.end);
  for (const other of term.others) findings.offer('termEnd', other);
  const perpetual = endsOn === null && says.open !== null;
  const isSure = term.isSaid || perpetual || kind.kind === 'cancellation';
  const termEnd = settle(findings, isSure ? null : opinion, 'termEnd', endsOn, { begins: effectiveDate });
  const counted = termEnd === null || termEnd === endsOn ? term.counted : isAnniversary(effectiveDate, termEnd);
  const termLength = chooseLength(lengths, 'term');
  const automatic = says.renews ? true : says.never || perpetual || kind.kind === 'cancellation' ? false : null;
  const stops = chooseNotice(lexicon, lengths, says.renews);
  const units = sentencesOnTerm(paper, sections);
  const isEachYear = automatic === null && isOfAYear(effectiveDate, termEnd) && saysEachYear(paper, lexicon, units);
  const readEnding = deriveEnding({
    termEnd,
    autoRenews: automatic,
    perpetual,
    hasOption: says.may !== null,
    unread:
      (says.unread || stops.atEnd || isEachYear) && !says.never && !['cancellation', 'amendment'].includes(kind.kind),
  });
  takeEnding(findings, readEnding, says);
  const isSettled = isEachYear || says.byItself || (readEnding === 'unknown' && says.open !== null);
  const ending = isSettled ? readEnding : settleEnding(findings, opinion, readEnding, automatic, termEnd);
  const renewalTerm =
    findings.take('renewalTerm', renewal, showDuration) ?? takeLikelyLength(findings, opinion, 'renewalTerm', ending);
  const autoRenews = ending === 'renews' ? true : ending === readEnding ? automatic : null;
  const known = { termEnd, autoRenews, renewalTerm, renewalLimit: null, counted };
  const renewalDate = deriveRenewalDate(known, options.today);
  const end = renewalDate?.day ?? null;
  const last = end && counted ? addDays(end, -1) : end;
  const before = readBeforeItBegins(paper, lexicon, { begins: effectiveDate, last, units });
  const told = before ?? readYearlessDay(paper, lexicon, { begins: effectiveDate, last, units });
  const notices = besideTold(before, stops);
  const readNotice = findings.take('noticePeriod', notices.chosen, showDuration);
  for (const rival of notices.rivals) findings.offer('noticePeriod', rival, showDuration);
  const noticePeriod = readNotice ?? (told ? null : takeLikelyLength(findings, opinion, 'noticePeriod', ending));
  const noticeToEndOf =
    readNotice === null ? null : findings.take('noticeToEndOf', readNoticeToEndOf(paper, lexicon, notices.chosen));
  if (renewalDate) findings.derive('renewalDate', 'termEnd', renewalDate.working);
  // Any notice that ends a contract is not the one by which an option is used.
  const beforeOption = noticeOfOption(lengths, says.may);
  const ofOption = ending === 'option' ? beforeOption : null;
  const counts = countsBack(ending, notices, says) ? noticePeriod : null;
  const derived = deriveNoticeBy({ ...known, noticeToEndOf, noticePeriod: ofOption?.value ?? counts }, end);
  const lastDays = { written: term.noticeBy, told, derived, ofOption };
  const noticeBy = takeLastDay(findings, lastDays, { ending, end, last, today: options.today, opinion });
  if (ending === 'renews' && end === termEnd) offerOptionDay(findings, beforeOption, known, noticeBy);
  if (ending === 'ends' && saysEachYear(paper, lexicon, units)) offerNextYear(findings, told, last, options.today);
  offerBreak(findings, breaks, { begins: effectiveDate, end: last, shown: noticeBy, today: options.today });

  return {
    isContract,
    verdict,
    verdictReason: verdict === 'perhaps' ? reasonFor(kind.notYet, isAnother) : null,
    language: lexicon.language,
    title: kind.title ? paper.text.slice(kind.title.start, kind.title.end) : null,
    parties: names,
    ...paid,
    agreementDate,
    effectiveDate,
    termEnd,
    lastDay: counted ? 'either' : 'stated',
    term: termLength && termLength.confidence >= THRESHOLD ? termLength.value : null,
    ending,
    perpetual: perpetual || ending === 'open',
    autoRenews,
    renewalDate: renewalDate?.day ?? null,
    renewalTerm,
    maxRenewals: null,
    noticePeriod,
    noticeToEndOf,
    noticeBy,
    governingLaw: findings.take('governingLaw', readGoverningLaw(paper, lexicon)),
    evidence: findings.evidence,
    alternatives: findings.alternatives,
  };
}

/** Why it is left to a person. */
function reasonFor(notYet: boolean, isAnother: boolean): string {
  if (notYet) return BINDS_NOBODY;
  return isAnother ? READS_LIKE_ANOTHER : TOO_FEW_WORDS;
}

function takeEnding(findings: Findings, ending: string, says: RenewalReading): void {
  const place = { renews: says.renews, open: says.open, ends: says.never, option: says.may, unknown: null }[ending];
  if (place) findings.take('ending', { value: ending, ...place, working: null, confidence: 0.85 });
}

function sameAsTerm(
  same: { start: number; end: number } | null,
  term: Reading<Duration> | null,
): Reading<Duration> | null {
  return same && term
    ? { ...same, value: term.value, working: `as long as the term: ${showDuration(term.value)}`, confidence: 0.75 }
    : null;
}
