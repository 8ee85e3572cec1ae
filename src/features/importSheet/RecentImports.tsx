/** Sheets that were imported before, and the way to take each of them back. */
import { Button } from 'antd';
import { useState } from 'react';
import { type KeptImport, useListImportsQuery } from '../../api/spreadsheetsApi.ts';
import { counted, formatInstantDay } from '../../domain/format.ts';
import { UndoImportDialog } from './UndoImportDialog.tsx';

export function RecentImports() {
  const { data = [] } = useListImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<KeptImport | null>(null);
  if (data.length === 0) return null;
  return (
    <section className="panel import-help import-recent" aria-labelledby="import-recent">
      <h2 id="import-recent">Recent imports</h2>
      <ul>
        {data.map((each) => (
          <li key={each.id}>
            <span>
              <strong>{each.fileName || 'A sheet without a name'}</strong>
              <small>
                {formatInstantDay(each.at)}, by {each.who}: {counted(each.created, 'contract')} added, {each.updated}{' '}
                updated
              </small>
            </span>
            {each.undoneAt === null ? (
              <Button
                aria-label={`Undo the import of ${each.fileName}, ${formatInstantDay(each.at)}`}
                onClick={() => setAsked(each)}
              >
                Undo
              </Button>
            ) : (
              <span>Undone on {formatInstantDay(each.undoneAt)}</span>
            )}
          </li>
        ))}
      </ul>
      <UndoImportDialog kept={asked} onClosed={() => setAsked(null)} />
    </section>
  );
}
