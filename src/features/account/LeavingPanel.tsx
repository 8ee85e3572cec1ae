/** Taking everything along, and deleting the account. */
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useExportAccountMutation } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

const DeleteAccountDialog = partOnDemand<DeleteAccountDialogProps>(
  () => import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
  () => <Alert type="error" showIcon role="alert" title="This part could not be loaded. Please reload the page." />,
  ({ open }) => open || null,
);

export function LeavingPanel({ email }: { email: string }) {
  const [exportAll, exporting] = useExportAccountMutation();
  const [asking, setAsking] = useState(false);
  return (
    <section className="panel" aria-labelledby="account-leaving">
      <header className="panel-head">
        <h2 id="account-leaving">Your data</h2>
      </header>
      <div className="settings-body">
        <p>
          One ZIP file with everything we keep for you: contracts as a spreadsheet, all data as JSON, and every
          document.
        </p>
        {exporting.error ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(exporting.error, 'We couldn’t make the file. Please try again.')}
          />
        ) : null}
        <div className="settings-actions">
          <Button loading={exporting.isLoading} onClick={() => void exportAll()}>
            Export everything
          </Button>
          <output>{exporting.data ? `Saved as ${exporting.data.fileName}.` : ''}</output>
        </div>
        <p>
          Seven days after you ask, we delete your account with every contract, document and setting. Sign in before
          then to keep it. If colleagues share your renewals database, it stays with them.
        </p>
        <div className="settings-actions">
          <Button danger onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
      </div>
      <DeleteAccountDialog open={asking} email={email} onClose={() => setAsking(false)} />
    </section>
  );
}
