/** /reset-password: chooses a new password by the link of a message. */
import { Alert, Button, Form } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { passwordHint, passwordProblem } from '../../domain/password.ts';
import { paths } from '../../domain/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuthCard } from './AuthCard.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useResetForm } from './useResetForm.ts';

const INCOMPLETE = 'Part of this link is missing. Please open it from the message again, or ask for a new one.';

type Fields = { password: string; confirmation: string };

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { submit, submitting, outcome: answered } = useResetForm();
  const outcome = token === '' ? { ok: false, sentence: INCOMPLETE } : answered;
  const [form] = Form.useForm<Fields>();
  const password = Form.useWatch('password', form) ?? '';
  const check = (fields: Fields) => {
    const problem = passwordProblem(fields.password, fields.confirmation);
    const name = fields.password === fields.confirmation ? 'password' : 'confirmation';
    if (problem !== null) form.setFields([{ name, errors: [problem] }]);
    else void submit(({ resetPassword }) => resetPassword(token, fields.password));
  };
  return (
    <AuthCard
      title="Choose a new password"
      other={
        <>
          <Link to={paths.login}>Sign In</Link>
          {outcome && !outcome.ok ? (
            <>
              <br />
              <Link to={paths.forgotPassword}>Send me another link</Link>
            </>
          ) : null}
        </>
      }
    >
      <PageTitle>Choose a new password</PageTitle>
      {outcome ? (
        <Alert
          className="auth-alert"
          type={outcome.ok ? 'success' : 'error'}
          showIcon
          role="alert"
          title={outcome.sentence}
        />
      ) : null}
      {outcome?.ok || token === '' ? null : (
        <Form<Fields> noValidate form={form} layout="vertical" requiredMark={false} onFinish={check}>
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            missing="Please choose a password"
            hint={passwordHint(password)}
          />
          <PasswordField
            name="confirmation"
            label="New password again"
            autoComplete="new-password"
            missing="Please enter the password again"
          />
          <Button type="primary" htmlType="submit" block size="large" loading={submitting} disabled={submitting}>
            Change password
          </Button>
        </Form>
      )}
    </AuthCard>
  );
}
