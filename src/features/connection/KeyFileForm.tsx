/** The Workspace: the address of a user to act for, and the key file of a service account. */
import '../../ui/fileInput.css';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keyFormTyped } from './connectionSlice.ts';
import { emailProblem, fileProblem, uploadKeyFile } from './uploadKeyFile.ts';

type Fields = { workspaceEmail?: string };

const emailRule = {
  validator: (_rule: unknown, email: string | undefined) => {
    const problem = emailProblem(email ?? '');
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

export function KeyFileForm() {
  const dispatch = useAppDispatch();
  const uploading = useAppSelector((state) => state.connection.uploading);
  const [file, setFile] = useState<File | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  /** Once it was sent with something wrong, each key tells whether it is right now. */
  const [tried, setTried] = useState(false);
  const problem = file || tried ? fileProblem(file) : null;
  const typed = () => void dispatch(keyFormTyped());
  return (
    <Form<Fields>
      noValidate
      layout="vertical"
      className="key-form"
      onValuesChange={typed}
      onFinish={({ workspaceEmail }) => {
        if (fileProblem(file) === null) void dispatch(uploadKeyFile(workspaceEmail ?? '', file));
        else {
          setTried(true);
          fileInput.current?.focus();
        }
      }}
      onFinishFailed={() => setTried(true)}
      scrollToFirstError={{ focus: true }}
    >
      <details className="connection-help">
        <summary>What an administrator has to do first</summary>
        <ol>
          <li>
            Create a service account in Google Cloud, enable the Gmail, Drive and Admin SDK APIs, and make a JSON key.
          </li>
          <li>
            In the Admin console allow its client ID under domain-wide delegation, with read-only access to mail, drive
            and the directory.
          </li>
          <li>Upload the key here, with the address of an administrator. It is checked, and stored encrypted.</li>
        </ol>
      </details>
      <Form.Item
        name="workspaceEmail"
        label="Google Workspace Email"
        required
        validateTrigger={tried ? 'onChange' : []}
        rules={[emailRule]}
      >
        <Input type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <div className="key-file">
        <label htmlFor="key-file">Service account key (.json)</label>
        <input
          id="key-file"
          className="file-input"
          type="file"
          accept=".json,application/json"
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'key-file-problem' : undefined}
          ref={fileInput}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            typed();
          }}
        />
        {problem ? (
          <p id="key-file-problem" role="alert" className="key-file-problem">
            {problem}
          </p>
        ) : null}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        loading={uploading}
        disabled={uploading || (file !== null && problem !== null)}
      >
        Upload Credentials
      </Button>
    </Form>
  );
}
