/** /login: email and password, and the way to sign up. */
import { Button, Form, Input } from 'antd';
import { loginRequestLimits } from '../../../contract/signInLimits.gen.ts';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { authMessages } from '../../domain/authMessages.ts';
import { paths } from '../../domain/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuthAlert } from './AuthAlert.tsx';
import { AuthCard } from './AuthCard.tsx';
import { signIn } from './authCommands.ts';
import { PasswordField } from './PasswordField.tsx';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useInvitation } from './useInvitation.ts';

type Fields = { email: string; password: string; oneTimeCode?: string };

export function LoginScreen() {
  const [search] = useSearchParams();
  const [form] = Form.useForm<Fields>();
  const { submit, submitting, failed, error, trouble, codeWanted } = useAuthForm(true);
  const invited = useInvitation(form);

  // It is what the form asks for now.
  useEffect(() => {
    if (codeWanted) form.getFieldInstance('oneTimeCode')?.focus();
  }, [form, codeWanted]);

  return (
    <AuthCard
      invited={invited}
      title="Sign in"
      other={
        <>
          Don't have an account? <Link to={paths.register}>Sign Up</Link>
          <br />
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
        </>
      }
    >
      <PageTitle>Sign in</PageTitle>
      {failed ? (
        <AuthAlert
          title={error === authMessages.codeRefused ? error : authMessages.loginFailedTitle}
          trouble={trouble}
        />
      ) : (
        <SessionEndedNotice />
      )}
      <Form<Fields>
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ email, password, oneTimeCode }) => {
          const code = codeWanted && oneTimeCode ? { oneTimeCode: oneTimeCode.trim() } : {};
          void submit(signIn({ email: email.trim(), password, ...code }, search.get('redirect')));
        }}
      >
        <Form.Item
          name="email"
          label="Email"
          rules={[{ required: true, whitespace: true, message: 'Please enter your email' }]}
        >
          <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          missing="Please enter your password"
        />
        {codeWanted ? (
          <Form.Item
            name="oneTimeCode"
            label="Code from your authenticator app"
            extra="Or one of your recovery codes."
            rules={[{ required: true, whitespace: true, message: 'Please enter the code' }]}
          >
            <Input
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={loginRequestLimits.oneTimeCode.maxLength}
            />
          </Form.Item>
        ) : null}
        <Button type="primary" htmlType="submit" block size="large" loading={submitting} disabled={submitting}>
          Sign In
        </Button>
      </Form>
    </AuthCard>
  );
}
