/** The answer to an import or its dry run: the shape of `SheetImport` in openapi.yaml. */
import { sameValue } from '../contract/values.ts';
import type { RowPlan } from './planImport.ts';
import type { RowValues } from './readRow.ts';
import type { SheetQuestion, UnderstoodSheet } from './understandSheet.ts';

/** Taken rows that are shown; refused ones are all named. */
const SHOWN_ROWS = 100;

type Replaced = Partial<Record<'from' | 'to' | 'actBy' | 'agreementDate' | 'currency', string> & { amount: number }>;

export type SheetImportReport = ReturnType<typeof importReport>;

export function importReport(sheet: UnderstoodSheet, plans: readonly RowPlan[], imported: boolean) {
  const { tab, otherTabs, columns, dateForm, decimal } = sheet;
  const questions = [...sheet.questions, ...alikeQuestion(plans, sheet.alike)];
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
    questions,
    warnings,
    counts: {
      rows: plans.length,
      created: count('create'),
      updated: count('update'),
      same: count('same'),
      refused: count('refused'),
    },
    rows: taken.map(({ row, outcome, name, values, changed, alikeId }) => ({
      row,
      outcome: outcome as 'create' | 'update' | 'same',
      name,
      ...(changed && outcome !== 'create' ? { contractId: changed.record.id } : {}),
      ...(alikeId === null ? {} : { alikeId }),
      read: shownOf(values),
      ...replacedBy(changed),
      changes: outcome === 'update' ? (changed?.history ?? []).map(({ field }) => field) : [],
    })),
    refused: plans
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ row, name, reasons }) => ({ row, name, reasons })),
  };
}

/** Asked where rows are called like contracts that came otherwise than by a sheet, and it isn't said yet what they are. */
export function alikeQuestion(plans: readonly RowPlan[], said: UnderstoodSheet['alike']): SheetQuestion[] {
  const alike = plans.filter(({ alikeId, outcome }) => alikeId !== null && outcome === 'create');
  if (said !== null || alike.length === 0) return [];
  const [are, contracts] = alike.length === 1 ? ['1 row is', 'a contract'] : [`${alike.length} rows are`, 'contracts'];
  return [
    {
      about: 'alike',
      message: `${are} called like ${contracts} that you have already. What are they?`,
      samples: alike.slice(0, 3).map(({ name }) => name.slice(0, 60)),
    },
  ];
}

function withoutCurrency(plans: readonly RowPlan[]): string[] {
  const bare = plans.filter(({ outcome, values }) => outcome === 'create' && values.amount != null && !values.currency);
  if (bare.length === 0) return [];
  const [amounts, are] = bare.length === 1 ? ['1 amount has', 'It is'] : [`${bare.length} amounts have`, 'They are'];
  return [`${amounts} no currency. ${are} shown in US dollars until you enter one.`];
}

/** The days and the amount, which are the ones that can be read in two ways. */
function shownOf({ from, to, actBy, agreementDate, amount, currency }: RowValues) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(actBy ? { actBy } : {}),
    ...(agreementDate ? { agreementDate } : {}),
    ...(typeof amount === 'number' ? { amount } : {}),
    ...(typeof amount === 'number' && currency ? { currency } : {}),
  };
}

const SHOWN = ['from', 'to', 'actBy', 'agreementDate', 'amount', 'currency'] as const;

/** What the contract said of the days and the amount that become others. */
function replacedBy(changed: RowPlan['changed']): { replaced?: Replaced } {
  const before = (changed?.history ?? []).flatMap(({ field, from, to }) =>
    SHOWN.some((each) => each === field) && from !== null && !sameValue(from, to) ? [[field, from]] : [],
  );
  return before.length === 0 ? {} : { replaced: Object.fromEntries(before) as Replaced };
}
