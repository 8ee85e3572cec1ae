/** The Workspace: the address of a user to act for, and the key file of a service account. */
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isKeyFileName, uploadKeyFile } from './uploadKeyFile.ts';

type Fields = { workspaceEmail?: string };

export function KeyFileForm() {
  const dispatch = useAppDispatch();
  const uploading = useAppSelector((state) => state.connection.uploading);
  const [file, setFile] = useState<File | null>(null);
  const problem = file && !isKeyFileName(file.name) ? messages.notJsonFile : null;
  return (
    <Form<Fields>
      layout="vertical"
      className="key-form"
      onFinish={({ workspaceEmail }) => void dispatch(uploadKeyFile(workspaceEmail ?? '', file))}
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
      <Form.Item name="workspaceEmail" label="Google Workspace Email" required>
        <Input type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <div className="key-file">
        <label htmlFor="key-file">Service account key (.json)</label>
        <input
          id="key-file"
          type="file"
          accept=".json,application/json"
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'key-file-problem' : undefined}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        {problem ? (
          <p id="key-file-problem" role="alert" className="key-file-problem">
            {problem}
          </p>
        ) : null}
      </div>
      <Button type="primary" htmlType="submit" loading={uploading} disabled={uploading || problem !== null}>
        Upload Credentials
      </Button>
    </Form>
  );
}
