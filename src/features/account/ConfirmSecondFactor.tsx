/** The secret for the authenticator app, the first of its codes, and then the recovery codes: shown once. */
import { Alert, Button, Form, Input, QRCode, Typography } from 'antd';
import { secondFactorCodeLimits } from '../../../contract/limits.gen.ts';
import { type SecondFactorSecret, useConfirmSecondFactorMutation } from '../../api/accountApi.ts';
import { errorSentence, readApiError } from '../../api/apiError.ts';

type Fields = { oneTimeCode: string };
type Props = { secret: SecondFactorSecret; isOn: boolean; onDone: () => void };

const QR_PIXELS = 176;

export function ConfirmSecondFactor({ secret, isOn, onDone }: Props) {
  const [confirm, { data, error, isLoading }] = useConfirmSecondFactorMutation();
  if (data) return <RecoveryCodes codes={data.recoveryCodes} onDone={onDone} />;
  if (isOn) return null;
  const submit = ({ oneTimeCode }: Fields) => void confirm({ secondFactorCode: { oneTimeCode: oneTimeCode.trim() } });
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it. Then enter the code that the app shows.</p>
      <QRCode
        value={secret.otpUri}
        size={QR_PIXELS}
        bgColor="#ffffff"
        color="#000000"
        aria-label="QR code of the key"
      />
      <p>
        Key: <Typography.Text copyable={{ tooltips: ['Copy the key', 'Copied'] }}>{secret.otpSecret}</Typography.Text>
      </p>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(error, 'The code could not be checked. Please try again.')}
          description={readApiError(error).details ?? undefined}
        />
      ) : null}
      <Form<Fields> name="second-factor-code" layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="oneTimeCode"
          label="Code from the app"
          rules={[{ required: true, whitespace: true, message: 'Please enter the code' }]}
        >
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={secondFactorCodeLimits.oneTimeCode.maxLength}
          />
        </Form.Item>
        <div className="settings-actions">
          <Button type="primary" htmlType="submit" disabled={isLoading}>
            Confirm
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="none"
        title="Keep these recovery codes in a safe place"
        description="Each lets you sign in once if you lose your phone. They are not shown again."
      />
      <ul className="account-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="settings-actions">
        <Typography.Text copyable={{ text: codes.join('\n'), tooltips: ['Copy all', 'Copied'] }}>
          Copy all
        </Typography.Text>
        <Button type="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
