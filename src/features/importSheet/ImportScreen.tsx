/** /contracts/import: a spreadsheet is chosen, shown as it is understood, corrected where it is not, and taken. */
import './importSheet.css';
import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { type SheetImport, useImportContractsMutation } from '../../api/spreadsheetsApi.ts';
import type { SheetChoices } from '../../../sheets/sheetTypes.ts';
import { paths } from '../../domain/paths.ts';
import { dropParcel, leaveParcel } from '../../platform/parcels.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ImportResult } from './ImportResult.tsx';
import { RecentImports } from './RecentImports.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { useFoundSheet } from './useFoundSheet.ts';

const INVITATION = 'Drop a spreadsheet here, or click to choose one.';

type Chosen = { fileKey: string; name: string };

export function ImportScreen() {
  const today = useToday();
  const [file, setFile] = useState<Chosen | null>(null);
  const [choices, setChoices] = useState<SheetChoices>({});
  const [report, setReport] = useState<SheetImport | null>(null);
  const [send, { isLoading, error, reset }] = useImportContractsMutation();
  const ask = async ({ fileKey }: Chosen, wanted: SheetChoices, dryRun: boolean) => {
    const { data } = await send({ fileKey, today, dryRun, choices: wanted });
    if (data) setReport(data);
    if (data?.imported) dropParcel(fileKey);
  };
  const take = (chosen: Chosen) => {
    if (file) dropParcel(file.fileKey);
    setFile(chosen);
    setChoices({});
    setReport(null);
    void ask(chosen, {}, true);
  };
  const fetching = useFoundSheet(take);
  const change = (wanted: SheetChoices) => {
    setChoices(wanted);
    if (file) void ask(file, wanted, true);
  };
  const failure = error ?? (file ? undefined : fetching.error);
  const startOver = () => {
    if (file) dropParcel(file.fileKey);
    setFile(null);
    setReport(null);
    reset();
  };
  return (
    <div className="import-sheet">
      <PageHead name="Import a spreadsheet" answer={file ? file.name : 'Excel (XLSX) or CSV, up to 20,000 rows.'} />
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(failure, 'The sheet could not be read. Please try again.')}
          description={fetching.error ? readApiError(failure).details : undefined}
        />
      ) : null}
      {report?.imported ? (
        <ImportResult report={report} onAgain={startOver} name={file?.name ?? 'this sheet'} />
      ) : (
        <>
          {report && file ? (
            <SheetPreview
              report={report}
              choices={choices}
              busy={isLoading}
              onChange={change}
              onImport={() => void ask(file, choices, false)}
              onCancel={startOver}
            />
          ) : (
            <>
              <Upload.Dragger
                accept=".xlsx,.csv,.txt"
                showUploadList={false}
                disabled={isLoading || fetching.isLoading}
                beforeUpload={(sheet) => {
                  take({ fileKey: leaveParcel(sheet), name: sheet.name });
                  return false;
                }}
              >
                <p>
                  {fetching.isLoading
                    ? `Fetching ${fetching.name}...`
                    : isLoading
                      ? 'Reading the sheet...'
                      : INVITATION}
                </p>
                <p>You’ll see what it says before anything is saved.</p>
              </Upload.Dragger>
              <WhatHappens />
              <RecentImports />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** What a sheet may look like, and what becomes of it: read before one is chosen. */
function WhatHappens() {
  return (
    <section className="panel import-help" aria-labelledby="import-help">
      <h2 id="import-help">What happens to it</h2>
      <ul>
        <li>
          <strong>Columns are matched by their heads:</strong> contract name, counterparty, from, to, how it ends,
          notice, amount, currency, owner, tags, notes and a number of your own. You can change every match.
        </li>
        <li>
          <strong>Nothing is guessed:</strong> where a date or an amount can be read in two ways, you are asked first.
        </li>
        <li>
          <strong>Nothing is doubled:</strong> a row whose number is known updates its contract, and where a row is
          called like a contract that you have already, or has its counterparty and its end, you are asked. A row that
          can’t be taken is named, with the reason.
        </li>
      </ul>
      <p>
        An export of your <Link to={paths.contracts}>contracts</Link> can be changed and imported again.
      </p>
    </section>
  );
}
