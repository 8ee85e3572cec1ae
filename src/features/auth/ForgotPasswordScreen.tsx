/** /forgot-password: asks for a message with a link. What it says is the same for every address. */
import { Alert, Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuthCard } from './AuthCard.tsx';
import { useResetForm } from './useResetForm.ts';

export function ForgotPasswordScreen() {
  const { submit, submitting, outcome } = useResetForm();
  return (
    <AuthCard title="Forgot your password?" other={<Link to={paths.login}>Back to Sign In</Link>}>
      <PageTitle>Forgot your password?</PageTitle>
      {outcome ? (
        <Alert
          className="auth-alert"
          type={outcome.ok ? 'success' : 'error'}
          showIcon
          role="alert"
          title={outcome.sentence}
        />
      ) : null}
      <Form<{ email: string }>
        noValidate
        layout="vertical"
        requiredMark={false}
        onFinish={({ email }) => void submit(({ requestReset }) => requestReset(email.trim()))}
      >
        <Form.Item
          name="email"
          label="Email"
          rules={[
            { required: true, whitespace: true, message: 'Please enter your email' },
            { pattern: /^\s*[^@\s]+@[^@\s]+\s*$/, message: 'Please enter a valid email address' },
          ]}
        >
          <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block size="large" loading={submitting} disabled={submitting}>
          Send me a link
        </Button>
      </Form>
    </AuthCard>
  );
}
