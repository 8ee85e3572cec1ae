/** Asks before a contract is deleted, by its name. Closes in every case; what came of it is a notice. */
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useDeleteContractMutation } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import type { Contract } from '../../api/api.ts';
import { contractDeleted, messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { deletionUndone } from '../../store/undoEvents.ts';
import { useToday } from '../../ui/useToday.ts';

export type DeleteContractDialogProps = {
  /** The contract to delete; null while the dialog is closed. */
  contract: Contract | null;
  onClosed: () => void;
  /** After the row is gone, and the button that had the focus with it. */
  onDeleted: () => void;
};

export function DeleteContractDialog({ contract, onClosed, onDeleted }: DeleteContractDialogProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const [deleteContract, { isLoading: deleting }] = useDeleteContractMutation();
  const gone = useRef(false);
  // The name stays in place while the dialog fades out.
  const [name, setName] = useState('');
  if (contract && contract.name !== name) setName(contract.name);

  const submit = async ({ id }: Contract) => {
    const { error } = await deleteContract({ id });
    gone.current = !error;
    dispatch(
      noticeShown(
        error
          ? { kind: 'error', text: errorSentence(error, messages.deleteFailed) }
          : {
              kind: 'success',
              text: contractDeleted(name),
              about: [id],
              action: { label: 'Undo', event: deletionUndone({ ids: [id], today }) },
            },
      ),
    );
    onClosed();
  };
  return (
    <Modal
      open={contract !== null}
      title="Delete this contract?"
      onCancel={() => deleting || onClosed()}
      closable={false}
      destroyOnHidden
      transitionName=""
      maskTransitionName=""
      mask={{ closable: !deleting }}
      keyboard={!deleting}
      afterClose={() => {
        if (gone.current) onDeleted();
        gone.current = false;
      }}
      footer={[
        <Button key="cancel" disabled={deleting} onClick={onClosed}>
          Cancel
        </Button>,
        <Button
          key="delete"
          type="primary"
          danger
          disabled={deleting}
          onClick={() => contract && void submit(contract)}
        >
          {deleting ? 'Deleting...' : 'Delete'}
        </Button>,
      ]}
    >
      <p>
        <strong>{name}</strong> and its document move to the trash. You can restore them there for 30 days.
      </p>
    </Modal>
  );
}
