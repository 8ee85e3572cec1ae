/** Invites an address, and shows the link where no message could be sent. */
import { Alert, Button, Form, Input, Typography } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useInviteColleagueMutation } from '../../api/sharingApi.ts';

type Fields = { email: string };

export function InviteForm() {
  const [form] = Form.useForm<Fields>();
  const [invite, { data, error, isLoading }] = useInviteColleagueMutation();
  const submit = async ({ email }: Fields) => {
    const { error: refused } = await invite({ inviteColleagueRequest: { email: email.trim() } });
    if (!refused) form.resetFields();
  };
  return (
    <>
      <Form<Fields>
        noValidate
        name="invite"
        form={form}
        layout="vertical"
        requiredMark={false}
        className="account-invite"
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="email"
          label="A colleague’s email address"
          rules={[
            { required: true, whitespace: true, message: 'Please enter an email address' },
            { pattern: /^\s*[^@\s]+@[^@\s]+\s*$/, message: 'Please enter an email address like name@company.com' },
          ]}
        >
          <Input autoComplete="off" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button htmlType="submit" disabled={isLoading}>
          Invite
        </Button>
      </Form>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(error, 'We couldn’t create the invitation. Please try again.')}
        />
      ) : null}
      <output>
        {data ? (
          <Alert
            type={data.sent ? 'success' : 'info'}
            showIcon
            role="none"
            title={
              data.sent
                ? `An invitation is on its way to ${data.invitation.email}.`
                : `Send this link to ${data.invitation.email}. It works for 7 days, for an account with that address.`
            }
            description={
              data.sent ? undefined : (
                <Typography.Text copyable={{ tooltips: ['Copy the link', 'Copied'] }} className="account-link">
                  {data.link}
                </Typography.Text>
              )
            }
          />
        ) : null}
      </output>
    </>
  );
}
