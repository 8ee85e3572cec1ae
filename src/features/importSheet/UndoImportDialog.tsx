/** Says what undoing an import would do, and asks. What can't be undone is named before. */
import { Alert, Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { type ImportUndone, type KeptImport, useUndoImportMutation } from '../../api/spreadsheetsApi.ts';
import { useToday } from '../../ui/useToday.ts';
import { undoneSentences } from './undoneWords.ts';

type Asked = Pick<KeptImport, 'id' | 'fileName'>;
export type UndoImportDialogProps = {
  /** The import to undo; null while the dialog is closed. */
  kept: Asked | null;
  onClosed: () => void;
  onUndone?: (undone: ImportUndone) => void;
};

export function UndoImportDialog({ kept, onClosed, onUndone }: UndoImportDialogProps) {
  const today = useToday();
  const [look, looking] = useUndoImportMutation();
  const [undo, { isLoading: undoing, error, reset }] = useUndoImportMutation();
  // What was asked last stays in place while the dialog fades out.
  const [shown, setShown] = useState<Asked | null>(null);
  if (kept && kept !== shown) setShown(kept);
  const begin = useEffectEvent((id: string) => {
    reset();
    void look({ id, today, dryRun: 'true' });
  });
  const id = kept?.id;
  useEffect(() => (id === undefined ? undefined : begin(id)), [id]);
  const plan = looking.data;
  const nothing = plan !== undefined && plan.trashed + plan.restored + plan.inTrash === 0;
  const failure = error ?? looking.error;
  const submit = async () => {
    if (!kept) return;
    const { data } = await undo({ id: kept.id, today });
    if (!data) return;
    onUndone?.(data);
    onClosed();
  };
  return (
    <Modal
      open={kept !== null}
      title="Undo this import?"
      onCancel={() => undoing || onClosed()}
      closable={false}
      destroyOnHidden
      transitionName=""
      maskTransitionName=""
      mask={{ closable: !undoing }}
      keyboard={!undoing}
      footer={[
        <Button key="cancel" disabled={undoing} onClick={onClosed}>
          Cancel
        </Button>,
        <Button
          key="undo"
          type="primary"
          danger
          disabled={undoing || looking.isLoading || plan === undefined || nothing}
          onClick={() => void submit()}
        >
          {undoing ? 'Undoing...' : 'Undo the import'}
        </Button>,
      ]}
    >
      <p>
        <strong>{shown?.fileName}</strong>
      </p>
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(failure, 'The import could not be undone. Nothing was changed. Please try again.')}
        />
      ) : null}
      {plan ? undoneSentences(plan).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
      {nothing ? <p>There is nothing left to undo.</p> : null}
      {plan && !nothing ? <p>You can import the sheet again afterwards.</p> : null}
      {looking.isLoading ? <p>Looking at its contracts...</p> : null}
    </Modal>
  );
}
