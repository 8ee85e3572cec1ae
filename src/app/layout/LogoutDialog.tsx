/** Asks before a logout that would cost corrections, an upload or what is typed. Loaded when it is first needed. */
import { Modal } from 'antd';
import type { TypedForm } from '../../store/typedWork.ts';

export type LogoutDialogProps = {
  open: boolean;
  /** There are some, or an upload is under way. */
  corrections: boolean;
  /** Some are typed and not saved. */
  values: boolean;
  /** What else holds something that isn’t saved. */
  forms: readonly TypedForm[];
  onCancel: () => void;
  onLogout: () => void;
};

const typedInto: Record<TypedForm, string> = {
  settings: 'Settings you typed aren’t saved yet. If you log out now, they’re lost.',
  notes: 'Notes you typed on a contract’s page aren’t saved yet. If you log out now, they’re lost.',
  newContract: 'The contract you are entering by hand isn’t saved yet. If you log out now, it’s lost.',
};

export function LogoutDialog({ open, corrections, values, forms, onCancel, onLogout }: LogoutDialogProps) {
  return (
    <Modal
      open={open}
      title="Log out and lose your work?"
      okText="Log out"
      okButtonProps={{ danger: true }}
      cancelText="Stay"
      onCancel={onCancel}
      onOk={onLogout}
    >
      {corrections ? (
        <p>Your corrections aren’t uploaded yet, or are still on their way. If you log out now, you may lose them.</p>
      ) : null}
      {values ? <p>Values you typed on a contract’s page aren’t saved yet. If you log out now, they’re lost.</p> : null}
      {forms.map((form) => (
        <p key={form}>{typedInto[form]}</p>
      ))}
    </Modal>
  );
}
