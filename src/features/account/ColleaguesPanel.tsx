/** Who works in the renewals database that is open, who is invited, and how to invite, remove and leave. */
import { Alert, Button, Popconfirm } from 'antd';
import { useMemo } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import {
  type Colleague,
  useGetSharingQuery,
  useRemoveColleagueMutation,
  useWithdrawInvitationMutation,
} from '../../api/sharingApi.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { navigation } from '../../platform/navigation.ts';
import { InviteForm } from './InviteForm.tsx';

export function ColleaguesPanel() {
  const { data, error } = useGetSharingQuery();
  const [remove, removing] = useRemoveColleagueMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const failure = error ?? removing.error ?? withdrawing.error;
  const shared = (data?.people.length ?? 1) > 1;
  const people = useMemo(() => (shared ? (data?.people ?? []) : []), [shared, data]);
  const go = async (person: Colleague) => {
    const { error: refused } = await remove({ id: person.id });
    // From now on one's own is open: nothing of the other may stay on the screen.
    if (!refused && person.you) navigation.go(paths.dashboard);
  };
  return (
    <section className="panel" aria-labelledby="account-colleagues">
      <header className="panel-head">
        <h2 id="account-colleagues">Colleagues</h2>
      </header>
      <div className="settings-body">
        <p>
          A colleague sees and changes everything in this renewals database: contracts, decisions, reminders and its
          settings. Mailboxes and searches belong to the person who connected them.
        </p>
        {failure ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(failure, 'Your colleagues could not be shown.')}
          />
        ) : null}
        <ul className="account-list">
          {people.map((person) => (
            <li key={person.id}>
              <span>
                {person.you ? `${person.email} (you)` : person.email}
                <small>{sinceOf(person)}</small>
              </span>
              {person.began ? null : (
                <Popconfirm
                  title={person.you ? 'Leave this renewals database?' : `Remove ${person.email}?`}
                  description={
                    person.you
                      ? 'Your own contracts here will have no owner. Everything stays with your colleagues, and you no longer see it.'
                      : 'Contracts with this owner will have no owner. Everything else stays.'
                  }
                  okText={person.you ? 'Leave' : 'Remove'}
                  cancelText={person.you ? 'Stay' : 'Cancel'}
                  onConfirm={() => void go(person)}
                >
                  <Button disabled={removing.isLoading} aria-label={person.you ? 'Leave' : `Remove ${person.email}`}>
                    {person.you ? 'Leave' : 'Remove'}
                  </Button>
                </Popconfirm>
              )}
            </li>
          ))}
          {(data?.invitations ?? []).map(({ id, email, expiresAt }) => (
            <li key={id}>
              <span>
                {email}
                <small>Invited. The link works until {formatInstantDay(expiresAt)}</small>
              </span>
              <Button
                disabled={withdrawing.isLoading}
                aria-label={`Withdraw the invitation for ${email}`}
                onClick={() => void withdraw({ id })}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
        <output>
          {removing.data && removing.data.withoutOwner > 0 ? withoutOwner(removing.data.withoutOwner) : null}
        </output>
        <InviteForm />
      </div>
    </section>
  );
}

function sinceOf({ began, since }: Colleague): string {
  return began ? 'Started this renewals database' : `Joined on ${formatInstantDay(since)}`;
}

/** `n`: contracts that were a removed colleague's. */
function withoutOwner(n: number): string {
  const contracts = n === 1 ? '1 contract has' : `${n} contracts have`;
  return `${contracts} no owner now. Their reminders go to everybody who works here.`;
}
