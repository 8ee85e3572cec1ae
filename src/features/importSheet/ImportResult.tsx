/** What came of an import: it can be taken back, and what was refused has to be mended in the sheet. */
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ImportUndone, SheetImport } from '../../api/spreadsheetsApi.ts';
import { counted } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { ZoneOffer } from '../settings/ZoneOffer.tsx';
import { RefusedRows } from './RowTables.tsx';
import { UndoImportDialog } from './UndoImportDialog.tsx';
import { undoneSentences } from './undoneWords.ts';
import { useFirstFocus } from './useFirstFocus.ts';

type Props = { report: SheetImport; name: string; onAgain: () => void };

export function ImportResult({ report: { counts, refused, importId }, name, onAgain }: Props) {
  const result = useFirstFocus<HTMLOutputElement>();
  const [asks, setAsks] = useState(false);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  return (
    <div className="import-preview">
      <section className="panel import-result" aria-label="Result">
        <output ref={result} tabIndex={-1}>
          {undone ? (
            `The import was undone. ${undoneSentences(undone).join(' ')}`
          ) : (
            <>
              {counted(counts.created, 'contract')} added, {counts.updated} updated, {counts.same} unchanged,{' '}
              {counted(refused.length, 'row')} refused.
            </>
          )}
        </output>
        <div className="import-actions">
          <Link className="button-link button-primary" to={paths.contracts}>
            Go to all contracts
          </Link>
          <Button onClick={onAgain}>Import another sheet</Button>
          {importId !== undefined && !undone ? <Button onClick={() => setAsks(true)}>Undo this import</Button> : null}
        </div>
      </section>
      {/* Whoever comes with a sheet may see no other screen that asks before the first reminder is sent. */}
      <ZoneOffer />
      <RefusedRows refused={refused} />
      <UndoImportDialog
        kept={asks && importId !== undefined ? { id: importId, fileName: name } : null}
        onClosed={() => setAsks(false)}
        onUndone={setUndone}
      />
    </div>
  );
}
