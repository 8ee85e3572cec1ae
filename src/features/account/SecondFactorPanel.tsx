/** Turning the second factor on, with an authenticator app, and off. */
import { Alert, Button, Form } from 'antd';
import { useEndSecondFactorMutation, useGetAccountQuery, useStartSecondFactorMutation } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { PasswordField } from '../auth/PasswordField.tsx';
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx';

type Fields = { password: string };

export function SecondFactorPanel() {
  const [form] = Form.useForm<Fields>();
  const { data } = useGetAccountQuery();
  const [start, starting] = useStartSecondFactorMutation();
  const [end, ending] = useEndSecondFactorMutation();
  if (!data) return null;
  const isOn = data.secondFactor;
  const secret = starting.data;
  const failure = starting.error ?? ending.error;
  const submit = async ({ password }: Fields) => {
    starting.reset();
    ending.reset();
    const passwordRequest = { currentPassword: password };
    const { error } = isOn ? await end({ passwordRequest }) : await start({ passwordRequest });
    if (!error) form.resetFields();
  };
  return (
    <section className="panel" aria-labelledby="account-second-factor">
      <header className="panel-head">
        <h2 id="account-second-factor">Second factor</h2>
      </header>
      <div className="settings-body account-password account-steps">
        <p>
          {isOn
            ? 'On. You sign in with your password and a code from your authenticator app.'
            : 'You sign in with your password alone. A second factor also asks for a code from an authenticator app.'}
        </p>
        {failure ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(failure, 'This could not be changed. Please try again.')}
          />
        ) : null}
        {secret ? (
          <ConfirmSecondFactor secret={secret} isOn={isOn} onDone={starting.reset} />
        ) : (
          <Form<Fields>
            name="second-factor"
            form={form}
            layout="vertical"
            requiredMark={false}
            onFinish={(fields) => void submit(fields)}
          >
            <PasswordField
              name="password"
              label="Your password"
              autoComplete="current-password"
              missing="Please enter your password"
            />
            <Button htmlType="submit" danger={isOn} disabled={starting.isLoading || ending.isLoading}>
              {isOn ? 'Turn the second factor off' : 'Turn the second factor on'}
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}
