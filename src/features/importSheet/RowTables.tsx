/** The rows that are refused, every one with its reasons, and the first of those that are taken. */
import type { SheetImport } from '../../api/spreadsheetsApi.ts';
import { namesOf } from '../../../sheets/sheetText.ts';
import { counted, formatCount, formatDay, formatMoney, formatPeriod } from '../../domain/format.ts';
import { columnChoices } from './columnChoices.ts';

type Row = SheetImport['rows'][number];

const outcomes = { create: 'New', update: 'Updated', same: 'Unchanged' } as const;
/** More would only make the page slow. */
const SHOWN = 500;

const dayFields = ['from', 'to', 'actBy', 'agreementDate'] as const;
const dayColumns = dayFields.map((field) => ({
  field,
  head: columnChoices.find(({ value }) => value === field)?.label ?? field,
}));
const plainAmount = (amount: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(amount);

export function RowTables({ report }: { report: SheetImport }) {
  const { rows, refused, counts } = report;
  const taken = counts.rows - counts.refused;
  return (
    <>
      <RefusedRows refused={refused} />
      {rows.length > 0 ? (
        <section className="panel import-panel" aria-label="Rows to import">
          <h2>
            {counted(taken, 'row')} to import{taken > rows.length ? `, the first ${rows.length} of them` : ''}
          </h2>
          <TakenRows report={report} />
        </section>
      ) : null}
    </>
  );
}

/** Each with the days and the amount as they were read, so that a wrong reading is seen before anything is saved. */
function TakenRows({ report: { rows, columns, questions } }: { report: SheetImport }) {
  const open = new Set(questions.map(({ about }) => about));
  const days = dayColumns.filter(({ field }) => columns.some((column) => column.field === field));
  const hasAmount = columns.some(({ field }) => field === 'amount');
  return (
    <table className="import-rows">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Contract name</th>
          {days.map(({ field, head }) => (
            <th key={field} scope="col">
              {head}
            </th>
          ))}
          {hasAmount ? (
            <th scope="col" className="import-amount">
              Amount
            </th>
          ) : null}
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => {
          const { row, name, outcome, read, replaced = {}, changes, alikeId, alikeName, alikeBy, alikeNames } = each;
          return (
            <tr key={row}>
              <td data-head="Row">{row}</td>
              <th scope="row">{name}</th>
              {days.map(({ field, head }) => (
                <td key={field} data-head={head}>
                  {read[field] ? formatDay(read[field]) : ''}
                  {replaced[field] ? <small> instead of {formatDay(replaced[field])}</small> : null}
                </td>
              ))}
              {hasAmount ? (
                <td data-head="Amount" className="import-amount">
                  {showAmount(read)}
                  {replaced.amount === undefined ? null : <small> instead of {showAmount(replaced)}</small>}
                </td>
              ) : null}
              <td data-head="What happens">
                {isAskedAbout(each, open) ? 'Asked about above' : outcomes[outcome]}
                {alikeId && alikeBy === 'name' ? <small> beside one of the same name</small> : null}
                {alikeBy && alikeBy !== 'name' ? <small>{besideWords(outcome, alikeName, alikeBy)}</small> : null}
                {alikeNames ? (
                  <small>
                    {isAskedAbout(each, open) ? ' fits ' : ' beside '}
                    {namesOf(alikeNames)}
                  </small>
                ) : null}
                {changes.length > 0 ? ` (${changes.map(nameOfColumn).join(', ')})` : ''}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What becomes of it isn't known before that is answered. */
function isAskedAbout({ outcome, alikeBy, alikeNames }: Row, open: ReadonlySet<string>): boolean {
  if (outcome !== 'create') return false;
  if (alikeNames) return open.has('several');
  return alikeBy !== undefined && open.has(alikeBy === 'name' ? 'alike' : 'sameTerms');
}

/** Beside which contract of another name a row is added, or which one it updates. */
function besideWords(outcome: keyof typeof outcomes, name = '', by: 'end' | 'amount'): string {
  const shared = by === 'end' ? 'counterparty and end' : 'counterparty, amount and start';
  return ` ${outcome === 'create' ? 'beside ' : ''}“${name}”, which has the same ${shared}`;
}

/** Without a currency where the row names none. */
function showAmount({ amount, currency, amountPeriod }: SheetImport['rows'][number]['read']): string {
  if (amount === undefined) return '';
  return `${currency ? formatMoney(amount, currency) : plainAmount(amount)}${formatPeriod(amountPeriod)}`;
}

function nameOfColumn(field: string): string {
  return columnChoices.find(({ value }) => value === field)?.label.toLowerCase() ?? field;
}

/** The reasons, too, once the others have been taken: they are what has to be mended in the sheet. */
export function RefusedRows({ refused }: Pick<SheetImport, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <section className="panel import-panel" aria-label="Refused rows">
      <h2>{counted(refused.length, 'row')} refused</h2>
      <ul>
        {refused.slice(0, SHOWN).map(({ row, name, reasons }) => (
          <li key={row}>
            <strong>
              Row {row}
              {name ? `, ${name}` : ''}:
            </strong>{' '}
            {reasons.join(' ')}
          </li>
        ))}
      </ul>
      {refused.length > SHOWN ? <p>and {formatCount(refused.length - SHOWN)} more</p> : null}
    </section>
  );
}
