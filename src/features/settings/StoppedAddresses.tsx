/** Which addresses reminders no longer reach, since when and why; only the holder of one can ask for messages again. */
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { type StoppedAddress, useListStoppedAddressesQuery, useSendAgainMutation } from '../../api/remindersApi.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

/** Nothing while every address is reached. */
export function StoppedAddresses() {
  const { data, error, refetch, isFetching } = useListStoppedAddressesQuery();
  const [sendAgain, { isLoading, error: refused, isSuccess }] = useSendAgainMutation();
  const stopped = data ?? [];
  if (error)
    return (
      <LoadFailure
        title={errorSentence(error, 'We couldn’t load the addresses that messages don’t reach.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (stopped.length === 0) return isSuccess ? <output>Reminders are sent to you again.</output> : null;
  return (
    <div className="settings-field">
      <span id="settings-stopped">Addresses that messages don’t reach</span>
      <ul className="stopped-addresses" aria-labelledby="settings-stopped">
        {stopped.map((each) => (
          <li key={each.address}>
            <strong>{each.address}</strong>
            <small>{sentenceOf(each)}</small>
            {each.own ? (
              <Button size="small" onClick={() => void sendAgain()} loading={isLoading}>
                Send again
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {refused ? <p role="alert">{errorSentence(refused, 'That could not be saved.')}</p> : null}
      {stopped.some(({ own }) => !own) ? (
        <p>
          Only the holder of an address can ask for messages again. Invite them under{' '}
          <Link to={paths.account}>My account</Link>: once they have signed up with this address and confirmed it, they
          find “Send again” here. Until then, give their contracts another owner.
        </p>
      ) : null}
    </div>
  );
}

function sentenceOf({ why, since, reason }: StoppedAddress): string {
  const day = formatInstantDay(since);
  if (why === 'unsubscribed') return `Unsubscribed on ${day}: gets no reminders and no digest.`;
  return [`The message of ${day} could not be sent.`, reason, 'We try again with the next one.']
    .filter(Boolean)
    .join(' ');
}
