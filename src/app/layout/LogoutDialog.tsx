/** Asks before a logout that would cost corrections, an upload or typed values. Loaded when it is first needed. */
import { Modal } from 'antd';

export type LogoutDialogProps = {
  open: boolean;
  /** There are some, or an upload is under way. */
  corrections: boolean;
  /** Some are typed and not saved. */
  values: boolean;
  onCancel: () => void;
  onLogout: () => void;
};

export function LogoutDialog({ open, corrections, values, onCancel, onLogout }: LogoutDialogProps) {
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
    </Modal>
  );
}
