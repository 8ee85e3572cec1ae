/** /register: email, password and its confirmation; a new account is signed in at once. */
import { Alert, Button, Form, Input } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { passwordHint, passwordProblem } from '../../domain/password.ts';
import { authMessages } from '../../domain/authMessages.ts';
import { registrationMessages } from '../../domain/registrationMessages.ts';
import { paths } from '../../domain/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuthAlert } from './AuthAlert.tsx';
import { AuthCard } from './AuthCard.tsx';
import { signUp } from './authCommands.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useInvitation } from './useInvitation.ts';

type Fields = { email: string; password: string; confirmation: string };

export function RegisterScreen() {
  const { submit, submitting, failed, error, trouble } = useAuthForm(false);
  const [search] = useSearchParams();
  const [form] = Form.useForm<Fields>();
  const invited = useInvitation(form, search.get('invitation'));
  const password = Form.useWatch('password', form) ?? '';

  const check = (fields: Fields) => {
    const found = passwordProblem(fields.password, fields.confirmation);
    if (found) {
      // At the field that is to be changed, which also gets the focus.
      const name = found === authMessages.passwordsDoNotMatch ? 'confirmation' : 'password';
      form.setFields([{ name, errors: [found] }]);
      form.getFieldInstance(name)?.focus();
    } else {
      const credentials = { email: fields.email.trim(), password: fields.password };
      void submit(signUp(credentials, invited?.token ?? null));
    }
  };
  const alert = failed ? (error ?? authMessages.registrationFailed) : null;

  return (
    <AuthCard
      invited={invited}
      title="Create your account"
      other={
        <>
          Already have an account? <Link to={paths.login}>Sign In</Link>
        </>
      }
    >
      <PageTitle>Sign up</PageTitle>
      {alert === registrationMessages.accountCreated ? (
        <Alert
          className="auth-alert"
          type="warning"
          showIcon
          role="alert"
          title={alert}
          description={trouble ?? undefined}
          action={<Link to={paths.login}>Sign In</Link>}
        />
      ) : alert ? (
        <AuthAlert title={alert} trouble={trouble} />
      ) : null}
      <Form<Fields> noValidate form={form} layout="vertical" requiredMark={false} onFinish={check}>
        <Form.Item
          name="email"
          label="Email"
          rules={[
            { required: true, whitespace: true, message: 'Please enter your email' },
            { pattern: /^[^@\s]+@[^@\s]+$/, transform: trim, message: 'Please enter a valid email address' },
          ]}
        >
          <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          missing="Please choose a password"
          hint={passwordHint(password)}
        />
        <PasswordField
          name="confirmation"
          label="Confirm Password"
          autoComplete="new-password"
          missing="Please enter the password again"
        />
        <Button type="primary" htmlType="submit" block size="large" loading={submitting} disabled={submitting}>
          Sign Up
        </Button>
      </Form>
    </AuthCard>
  );
}

function trim(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
