/** The answer to an import or its dry run: the shape of `SheetImport` in openapi.yaml. */
import type { AmountPeriod } from '../contract/money.ts';
import { sameValue } from '../contract/values.ts';
import type { RowPlan } from './planImport.ts';
import type { RowValues } from './readRow.ts';
import { namesOf } from './sheetText.ts';
import type { SheetQuestion, UnderstoodSheet } from './understandSheet.ts';

/** Taken rows that are shown; refused ones are all named. */
const SHOWN_ROWS = 100;

type Replaced = Partial<
  Record<'from' | 'to' | 'actBy' | 'agreementDate' | 'currency', string> & {
    amount: number;
    amountPeriod: AmountPeriod;
  }
>;

export type SheetImportReport = ReturnType<typeof importReport>;

export function importReport(sheet: UnderstoodSheet, plans: readonly RowPlan[], imported: boolean) {
  const { tab, otherTabs, columns, dateForm, decimal, amountPeriod } = sheet;
  const questions = [...sheet.questions, ...alikeQuestions(plans, sheet)];
  const warnings = [...sheet.warnings, ...withoutCurrency(plans)];
  const count = (wanted: RowPlan['outcome']) => plans.filter(({ outcome }) => outcome === wanted).length;
  const taken = plans.filter(({ outcome }) => outcome !== 'refused').slice(0, SHOWN_ROWS);
  return {
    imported,
    tab,
    otherTabs,
    columns,
    dateForm,
    decimal,
    amountPeriod,
    questions,
    warnings,
    counts: {
      rows: plans.length,
      created: count('create'),
      updated: count('update'),
      same: count('same'),
      refused: count('refused'),
    },
    rows: taken.map(({ row, outcome, name, values, changed, alike, several }) => ({
      row,
      outcome: outcome as 'create' | 'update' | 'same',
      name,
      ...(changed && outcome !== 'create' ? { contractId: changed.record.id } : {}),
      ...(alike
        ? { ...(outcome === 'create' ? { alikeId: alike.id } : {}), alikeName: alike.name, alikeBy: alike.by }
        : {}),
      ...(several.length > 0 ? { alikeNames: several.slice(0, 20) } : {}),
      read: shownOf(values),
      ...replacedBy(changed),
      changes: outcome === 'update' ? (changed?.history ?? []).map(({ field }) => field) : [],
    })),
    refused: plans
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ row, name, reasons }) => ({ row, name, reasons })),
  };
}

/** Asked where rows could be contracts that came otherwise than by a sheet, and it isn't said yet what they are. */
export function alikeQuestions(
  plans: readonly RowPlan[],
  said: Pick<UnderstoodSheet, 'alike' | 'sameTerms' | 'several'>,
): SheetQuestion[] {
  const open = plans.filter(({ alike, outcome }) => alike !== null && outcome === 'create');
  const named = open.filter(({ alike }) => alike?.by === 'name');
  const others = open.filter(({ alike }) => alike?.by !== 'name');
  return [
    ...(said.alike === null ? alikeQuestion(named) : []),
    ...(said.sameTerms === null ? sameTermsQuestion(others) : []),
    ...(said.several === null ? severalQuestion(plans) : []),
  ];
}

function alikeQuestion(alike: readonly RowPlan[]): SheetQuestion[] {
  if (alike.length === 0) return [];
  const [are, contracts] = alike.length === 1 ? ['1 row is', 'a contract'] : [`${alike.length} rows are`, 'contracts'];
  const message = `${are} called like ${contracts} that you have already. What are they?`;
  return [{ about: 'alike', message, samples: alike.slice(0, 3).map(({ name }) => name.slice(0, 60)) }];
}

function sameTermsQuestion(rows: readonly RowPlan[]): SheetQuestion[] {
  if (rows.length === 0) return [];
  const could =
    rows.length === 1
      ? '1 row could be a contract that you have already under another name'
      : `${rows.length} rows could be contracts that you have already under other names`;
  const message = `${could}: the counterparty and the end are the same, or the counterparty, the amount and the start. What are they?`;
  const samples = rows
    .slice(0, 3)
    .map(({ name, alike }) => `${name.slice(0, 60)} (“${(alike?.name ?? '').slice(0, 60)}”)`);
  return [{ about: 'sameTerms', message, samples }];
}

function severalQuestion(plans: readonly RowPlan[]): SheetQuestion[] {
  const rows = plans.filter(({ several, outcome }) => several.length > 0 && outcome === 'create');
  if (rows.length === 0) return [];
  const message =
    rows.length === 1
      ? '1 row fits several contracts that you have already, and we can’t tell which one it is. What should become of it?'
      : `${rows.length} rows fit several contracts each that you have already, and we can’t tell which ones they are. What should become of them?`;
  const samples = rows.slice(0, 3).map(({ name, several }) => `${name.slice(0, 60)} (${namesOf(several)})`);
  return [{ about: 'several', message, samples }];
}

function withoutCurrency(plans: readonly RowPlan[]): string[] {
  const bare = plans.filter(({ outcome, values }) => outcome === 'create' && values.amount != null && !values.currency);
  if (bare.length === 0) return [];
  const [amounts, are] = bare.length === 1 ? ['1 amount has', 'It is'] : [`${bare.length} amounts have`, 'They are'];
  return [`${amounts} no currency. ${are} shown in US dollars until you enter one.`];
}

/** The days and the amount, which are the ones that can be read in two ways. */
function shownOf({ from, to, actBy, agreementDate, amount, currency, amountPeriod }: RowValues) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(actBy ? { actBy } : {}),
    ...(agreementDate ? { agreementDate } : {}),
    ...(typeof amount === 'number' ? { amount } : {}),
    ...(typeof amount === 'number' && currency ? { currency } : {}),
    ...(typeof amount === 'number' && amountPeriod ? { amountPeriod } : {}),
  };
}

const SHOWN = ['from', 'to', 'actBy', 'agreementDate', 'amount', 'currency', 'amountPeriod'] as const;

/** What the contract said of the days and the amount that become others. */
function replacedBy(changed: RowPlan['changed']): { replaced?: Replaced } {
  const before = (changed?.history ?? []).flatMap(({ field, from, to }) =>
    SHOWN.some((each) => each === field) && from !== null && !sameValue(from, to) ? [[field, from]] : [],
  );
  return before.length === 0 ? {} : { replaced: Object.fromEntries(before) as Replaced };
}
