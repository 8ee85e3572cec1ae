/** The rows that are refused, every one with its reasons, and the first of those that are taken. */
import type { SheetImport } from '../../api/spreadsheetsApi.ts';
import { counted, formatCount } from '../../domain/format.ts';

const outcomes = { create: 'New', update: 'Updated', same: 'Unchanged' } as const;
/** More would only make the page slow. */
const SHOWN = 500;

export function RowTables({ report: { rows, refused, counts } }: { report: SheetImport }) {
  const taken = counts.rows - counts.refused;
  return (
    <>
      <RefusedRows refused={refused} />
      {rows.length > 0 ? (
        <section className="panel import-panel" aria-label="Rows to import">
          <h2>
            {counted(taken, 'row')} to import{taken > rows.length ? `, the first ${rows.length} of them` : ''}
          </h2>
          <ul>
            {rows.map(({ row, name, outcome, changes }) => (
              <li key={row}>
                Row {row}, {name}: <strong>{outcomes[outcome]}</strong>
                {changes.length > 0 ? ` (${changes.join(', ')})` : ''}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
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
