/** The documents of a contract and every place they were found in. Each of several can be taken out, wherever it came from. */
import { Button } from 'antd';
import { type ContractDetails, useSplitContractMutation } from '../../../api/cycleApi.ts';
import { formatInstantDay } from '../../../domain/format.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { noticeShown } from '../../../store/noticesSlice.ts';
import { takeOutUndone } from '../../../store/undoEvents.ts';
import { pagesUnreadText } from '../../../domain/pagesUnread.ts';
import { contractPath } from '../../../domain/paths.ts';
import { useSaveFailure } from '../useSaveFailure.tsx';

type Props = { contract: ContractDetails; today: string };

export function FoundInTab({ contract, today }: Props) {
  const dispatch = useAppDispatch();
  const [split, { isLoading }] = useSplitContractMutation();
  const { failure, explain } = useSaveFailure(contract.values);
  const takeOut = async (documentId: string, name: string, joined = false) => {
    const splitContractRequest = { version: contract.version, documentId, keepApart: true };
    const { data, error } = await split({ id: contract.id, today, splitContractRequest });
    if (error) return explain(error);
    const link = { to: contractPath(data.id), label: 'Open it' };
    const text = `${name} is a separate contract ${joined ? 'again' : 'now'}.`;
    const { id, version, values } = contract;
    const title = values.counterparty.value ?? contract.name;
    const event = takeOutUndone({ id, version: version + 1, contractId: data.id, name: title, today });
    dispatch(noticeShown({ kind: 'success', text, about: [id], link, action: { label: 'Undo', event } }));
  };
  return (
    <>
      {failure}
      {contract.documents.length + contract.sightings.length === 0 ? (
        <p className="tab-note">
          {contract.summary.source === 'sheet' ? 'It came from a spreadsheet.' : 'It was entered by hand.'} It has no
          document yet.
        </p>
      ) : null}
      <ul className="cycle-list">
        {contract.documents.map(
          ({ id, name, date, sourceLocation, joined, unreadBecause, readFromScan, pagesUnread }, index) => (
            <li key={id}>
              <span className="cycle-days">{date ? formatInstantDay(date) : 'No date'}</span>
              <span>
                {name}
                {index === 0 && contract.documents.length > 1 && !unreadBecause ? ', newest: what it says counts' : ''}
                {readFromScan ? <small>Read from a scan</small> : null}
                {pagesUnread ? <small>{pagesUnreadText(pagesUnread)}</small> : null}
                {unreadBecause ? <small>{unreadBecause}</small> : null}
                {sourceLocation ? <small>{sourceLocation}</small> : null}
              </span>
              {contract.documents.length > 1 ? (
                <Button size="small" disabled={isLoading} onClick={() => void takeOut(id, name, joined)}>
                  Take out
                </Button>
              ) : null}
            </li>
          ),
        )}
        {contract.sightings.map(({ name, location, account, date }) => (
          <li key={`${account} ${location} ${name} ${date}`}>
            <span className="cycle-days">{date ? formatInstantDay(date) : ''}</span>
            <span>
              {name}
              <small>{placeOf(account, location)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The account, where the place doesn't name it. */
function placeOf(account: string | null | undefined, location: string | null | undefined): string {
  if (account && location?.includes(account)) return location;
  return [account, location].filter(Boolean).join(', ');
}
