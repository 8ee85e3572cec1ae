/** /login: e-mail and password, and the way to sign up. */
import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuthAlert } from './AuthAlert.tsx';
import { AuthCard } from './AuthCard.tsx';
import { formOpened } from './authSlice.ts';
import { PasswordField } from './PasswordField.tsx';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import { signIn } from './signIn.ts';

type Fields = { email: string; password: string };

export function LoginScreen() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const { signingIn, error, trouble } = useAppSelector((state) => state.auth);
  useEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  return (
    <AuthCard
      title="Sign in"
      other={
        <>
          Don't have an account? <Link to={paths.register}>Sign Up</Link>
        </>
      }
    >
      <PageTitle>Sign in</PageTitle>
      {error ? <AuthAlert title={messages.loginFailedTitle} trouble={trouble} /> : <SessionEndedNotice />}
      <Form<Fields>
        layout="vertical"
        requiredMark={false}
        onFinish={({ email, password }) =>
          void dispatch(signIn({ email: email.trim(), password }, search.get('redirect')))
        }
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
        <Button type="primary" htmlType="submit" block size="large" loading={signingIn} disabled={signingIn}>
          Sign In
        </Button>
      </Form>
    </AuthCard>
  );
}
