/** Asks before a logout that would cost corrections or an upload. Loaded when it is first needed. */
import { Modal } from 'antd';

type Props = { open: boolean; onCancel: () => void; onLogout: () => void };

// eslint-disable-next-line import/no-default-export -- React.lazy asks for one.
export default function LogoutDialog({ open, onCancel, onLogout }: Props) {
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
      <p>Your corrections have not been uploaded to the database yet, or the upload is under way.</p>
    </Modal>
  );
}
