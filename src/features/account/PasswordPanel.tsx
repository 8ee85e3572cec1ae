/** Changing the password: the present one, the new one, and the new one again. */
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useChangePasswordMutation } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { passwordHint, passwordProblem } from '../../domain/password.ts';
import { PasswordField } from '../auth/PasswordField.tsx';

type Fields = { current: string; password: string; confirmation: string };

export function PasswordPanel() {
  const [form] = Form.useForm<Fields>();
  const password = Form.useWatch('password', form) ?? '';
  const [change, { isLoading, error, reset }] = useChangePasswordMutation();
  const [said, setSaid] = useState('');
  const submit = async (fields: Fields) => {
    setSaid('');
    reset();
    const problem = passwordProblem(fields.password, fields.confirmation);
    if (problem !== null) {
      form.setFields([
        { name: fields.password === fields.confirmation ? 'password' : 'confirmation', errors: [problem] },
      ]);
      return;
    }
    const { error: refused } = await change({
      changePasswordRequest: { currentPassword: fields.current, newPassword: fields.password },
    });
    if (refused) return;
    form.resetFields();
    setSaid('Your password has been changed. Other devices have been signed out.');
  };
  return (
    <section className="panel" aria-labelledby="account-password">
      <header className="panel-head">
        <h2 id="account-password">Password</h2>
      </header>
      <Form<Fields>
        form={form}
        className="settings-body account-password"
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => void submit(fields)}
      >
        {error ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(error, 'The password could not be changed. Please try again.')}
          />
        ) : null}
        <PasswordField
          name="current"
          label="Current password"
          autoComplete="current-password"
          missing="Please enter your current password"
        />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          missing="Please choose a new password"
          hint={passwordHint(password)}
        />
        <PasswordField
          name="confirmation"
          label="New password again"
          autoComplete="new-password"
          missing="Please enter the new password again"
        />
        <div className="settings-actions">
          <Button type="primary" htmlType="submit" disabled={isLoading}>
            Change password
          </Button>
          <output>{said}</output>
        </div>
      </Form>
    </section>
  );
}
