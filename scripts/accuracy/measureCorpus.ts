/** Runs the analysis over the corpus and scores it against the labels. */
import { readdirSync, readFileSync } from 'node:fs';
import { readDocument } from '../../server/documents/readDocument.ts';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { Analysis, Duration } from '../../server/domain/analysis/types.ts';
import { days, inYears, type Measured, record, show } from './corpusScores.ts';
import { partOf } from './partOf.ts';
import { sameLaw } from './sameLaw.ts';
import { partiesF1 } from './partyMatch.ts';

/** Rolling renewal dates forward plays no part in the metrics; the day only has to be fixed. */
const TODAY = '2026-01-01';

type CuadLabel = {
  id: string;
  title: string;
  txt: string;
  parties: { name: string }[];
  agreement_date: string | null;
  effective_date: string | null;
  expiration_kind: string;
  expiration_date: string | null;
  expiration_clauses: string[];
  renewal: { n: number | null; unit: string } | null;
  renewal_clauses: string[];
  notice: { n: number | null; unit: string } | null;
  notice_clauses: string[];
  parties_answer: string;
  governing_law: string | null;
};
type AdbuyLabel = {
  id: string;
  title: string;
  txt: string;
  gross_amount: number | null;
  flight_from: string | null;
  flight_to: string | null;
  advertiser: string | null;
};

export function readLabels<T>(corpus: URL, path: string): T[] {
  return readFileSync(new URL(path, corpus), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

export async function measureCorpus(corpus: URL): Promise<Measured> {
  const measured: Measured = { table: {}, misses: [], timing: { characters: 0, seconds: 0, slowest: 0 } };
  const analyse = (path: string): Analysis => {
    const text = readFileSync(new URL(path, corpus), 'utf8');
    const started = process.cpuUsage();
    const found = analyseText(text, { today: TODAY });
    const used = process.cpuUsage(started);
    const seconds = (used.user + used.system) / 1e6;
    measured.timing.characters += text.length;
    measured.timing.seconds += seconds;
    measured.timing.slowest = Math.max(measured.timing.slowest, seconds);
    return found;
  };
  for (const label of readLabels<CuadLabel>(corpus, 'cuad/labels.jsonl'))
    scoreCuad(measured, label, analyse(label.txt));
  for (const label of readLabels<AdbuyLabel>(corpus, 'adbuy/labels.jsonl'))
    scoreAdbuy(measured, label, analyse(label.txt));
  await scoreCredit(measured, corpus);
  return measured;
}

function scoreCuad(measured: Measured, label: CuadLabel, found: Analysis): void {
  const part = partOf(label.id);
  const add = (metric: string, value: number, gold: unknown, answer: unknown, clues: string[], fullMark = 1): void =>
    record(
      measured,
      metric,
      part,
      value,
      { metric, id: label.id, kind: label.expiration_kind, gold: show(gold), found: show(answer), clues },
      fullMark,
    );
  const working = found.evidence
    .filter((item) => item.field === 'termEnd')
    .map((item) => `${item.quote} [${item.working ?? 'written'}; ${item.confidence.toFixed(2)}]`);
  const others = found.alternatives
    .filter((item) => item.field === 'termEnd')
    .map((item) => `alt ${item.value}: ${item.quote}`);
  add('contract', Number(found.isContract), true, found.isContract, [label.title]);
  if (label.expiration_kind === 'date')
    add('termEnd.em', Number(found.termEnd === label.expiration_date), label.expiration_date, found.termEnd, [
      `AG ${found.agreementDate}/${label.agreement_date} EF ${found.effectiveDate}/${label.effective_date}`,
      ...label.expiration_clauses,
      '--',
      ...working,
      ...others,
    ]);
  if (['date', 'none', 'perpetual'].includes(label.expiration_kind) && found.termEnd !== null) {
    const right = label.expiration_kind === 'date' && found.termEnd === label.expiration_date;
    add('termEnd.precision', Number(right), label.expiration_date, found.termEnd, working);
  }
  if (label.expiration_kind === 'none' || label.expiration_kind === 'perpetual')
    add(
      'termEnd.false',
      Number(found.termEnd !== null),
      null,
      found.termEnd,
      [...label.expiration_clauses, '--', ...working],
      0,
    );
  if (label.expiration_kind === 'perpetual')
    add('perpetual', Number(found.perpetual), true, found.perpetual, label.expiration_clauses);
  if (label.parties.length > 0) {
    const names = label.parties.map((party) => party.name);
    add('parties.f1', partiesF1(found.parties, names), names, found.parties, [label.parties_answer]);
  }
  if (label.notice?.n != null) {
    add(
      'notice.em',
      Number(days(found.noticePeriod) === days(label.notice as Duration)),
      label.notice,
      found.noticePeriod,
      [
        ...label.notice_clauses,
        '--',
        ...found.evidence.filter((item) => item.field === 'noticePeriod').map((item) => item.quote),
      ],
    );
  } else if (label.notice === null)
    add(
      'notice.false',
      Number(found.noticePeriod !== null),
      null,
      found.noticePeriod,
      found.evidence.filter((item) => item.field === 'noticePeriod').map((item) => item.quote),
      0,
    );
  if (label.renewal?.n != null) {
    add(
      'renewal.em',
      Number(days(inYears(found.renewalTerm)) === days(inYears(label.renewal as Duration))),
      label.renewal,
      found.renewalTerm,
      [
        ...label.renewal_clauses,
        '--',
        ...found.evidence.filter((item) => item.field === 'renewalTerm').map((item) => item.quote),
      ],
    );
  } else if (label.renewal === null)
    add(
      'renewal.false',
      Number(found.renewalTerm !== null),
      null,
      found.renewalTerm,
      found.evidence.filter((item) => item.field === 'renewalTerm').map((item) => item.quote),
      0,
    );
  if (label.agreement_date)
    add(
      'agreementDate.em',
      Number(found.agreementDate === label.agreement_date),
      label.agreement_date,
      found.agreementDate,
      found.evidence.filter((item) => item.field === 'agreementDate').map((item) => item.quote),
    );
  const law = found.governingLaw ?? null;
  const lawRead = found.evidence.filter((item) => item.field === 'governingLaw').map((item) => item.quote);
  const lawRight = Number(sameLaw(law, label.governing_law));
  if (label.governing_law) add('governingLaw.em', lawRight, label.governing_law, law, lawRead);
  if (law !== null) add('governingLaw.precision', lawRight, label.governing_law, law, lawRead);
  if (label.effective_date)
    add(
      'effectiveDate.em',
      Number((found.effectiveDate ?? found.agreementDate) === label.effective_date),
      label.effective_date,
      found.effectiveDate,
      found.evidence.filter((item) => item.field === 'effectiveDate').map((item) => item.quote),
    );
}

function scoreAdbuy(measured: Measured, label: AdbuyLabel, found: Analysis): void {
  const part = partOf(label.id);
  const kind = /invoice|\binv\b/i.test(label.title)
    ? 'invoice'
    : /contract|order/i.test(label.title)
      ? 'order'
      : 'unnamed';
  const add = (metric: string, value: number, gold: unknown, answer: unknown, clues: string[] = []): void =>
    record(
      measured,
      metric,
      part,
      value,
      { metric, id: label.id, kind, gold: show(gold), found: show(answer), clues: [label.title, ...clues] },
      1,
    );
  if (label.gross_amount !== null)
    add(
      'adbuy.gross',
      Number(found.amount !== null && Math.abs(found.amount - label.gross_amount) < 0.005),
      label.gross_amount,
      found.amount,
      found.evidence.filter((item) => item.field === 'amount').map((item) => item.quote),
    );
  if (label.flight_to !== null)
    add(
      'adbuy.end',
      Number(found.termEnd === label.flight_to),
      label.flight_to,
      found.termEnd,
      found.evidence.filter((item) => item.field === 'termEnd').map((item) => item.quote),
    );
  if (kind === 'order') add('adbuy.contract', Number(found.isContract), true, found.isContract);
  else if (kind === 'invoice') add('adbuy.invoice', Number(!found.isContract), false, found.isContract);
  if (label.advertiser)
    add('adbuy.advertiser', Number(partiesF1(found.parties, [label.advertiser]) > 0), label.advertiser, found.parties);
}

type CreditGold = {
  terms: { loan_commitment: { amount: number }; agreement_date: string; maturity_date: string };
  parties: { borrower: string; administrative_agent: string };
};

/** The long credit agreements are there as PDFs only, and too few to split: all of them count as tuning. */
async function scoreCredit(measured: Measured, corpus: URL): Promise<void> {
  const folder = new URL('credit-agreements/', corpus);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const gold = JSON.parse(readFileSync(new URL(name.replace('.pdf', '.gold.json'), folder), 'utf8')) as CreditGold;
    const { text } = await readDocument(readFileSync(new URL(name, folder)), { name });
    const found = analyseText(text, { today: TODAY });
    const add = (metric: string, right: boolean, expected: unknown, answer: unknown): void =>
      record(
        measured,
        metric,
        'tune',
        Number(right),
        { metric, id: name, kind: 'credit', gold: show(expected), found: show(answer), clues: [] },
        1,
      );
    const { loan_commitment: loan, agreement_date: agreed, maturity_date: maturity } = gold.terms;
    add('credit.amount', found.amount === loan.amount, loan.amount, found.amount);
    add('credit.agreementDate', found.agreementDate === agreed, agreed, found.agreementDate);
    add('credit.maturity', found.termEnd === maturity, maturity, found.termEnd);
    const names = [gold.parties.borrower, gold.parties.administrative_agent];
    add('credit.borrowerAndAgent', partiesF1(found.parties.slice(0, 2), names) === 1, names, found.parties);
  }
}
