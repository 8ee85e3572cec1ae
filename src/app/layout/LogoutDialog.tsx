/** Asks before a logout that would cost corrections or an upload. Loaded when it is first needed. */
import { Modal } from 'antd';

export type LogoutDialogProps = { open: boolean; onCancel: () => void; onLogout: () => void };

export function LogoutDialog({ open, onCancel, onLogout }: LogoutDialogProps) {
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
      <p>Your corrections aren’t uploaded yet, or are still on their way. If you log out now, you may lose them.</p>
    </Modal>
  );
}
