/** Contracts that belong together: related ones by kind, and joining another contract's documents into this one. */
import { Button, Popconfirm, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListContractsQuery } from '../../../api/api.ts';
import { type ContractDetails, type RelatedContract, useJoinContractMutation } from '../../../api/cycleApi.ts';
import type { Notice } from '../../../domain/notice.ts';
import { contractPath } from '../../../domain/paths.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { noticeShown } from '../../../store/noticesSlice.ts';
import { joinUndone } from '../../../store/undoEvents.ts';
import { whatBecameOther } from '../changeWords.ts';
import { useChange } from '../useChange.ts';

/** That two contracts are one, what became other by that, and the way back. Null where nothing came. */
function joinedNotice(
  before: ContractDetails,
  after: ContractDetails,
  other: string,
  today: string,
): Omit<Notice, 'id'> | null {
  const { id, version } = after;
  const known = new Set(before.documents.map((each) => each.id));
  const document = after.documents.find((each) => !known.has(each.id));
  if (!document) return null;
  const name = after.values.counterparty.value ?? after.name;
  const event = joinUndone({ id, version, documentId: document.id, name, today });
  const text = `The documents of “${other}” belong to this contract now. ${whatBecameOther(before, after)}`;
  return { kind: 'success', text, about: [id], action: { label: 'Undo', event } };
}

const kinds = ['amendment of', 'statement of work under', 'related to'] as const;
const JOINING = [
  'The two become one contract. For each value, the newest document that mentions it counts.',
  'What people entered or decided for the other one isn’t taken over: it comes back when its documents are taken out.',
  'You see what changes, and can undo it.',
].join(' ');
type Props = { contract: ContractDetails; today: string };

export function RelatedTab({ contract, today }: Props) {
  const dispatch = useAppDispatch();
  const { data } = useListContractsQuery({ today });
  const [other, setOther] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>('related to');
  const [join, { isLoading: joining }] = useJoinContractMutation();
  const { change, saving: relating, failure, explain, clear } = useChange(contract, today);
  const options = useMemo(
    () => (data ?? []).filter(({ id }) => id !== contract.id).map(({ id, name }) => ({ value: id, label: name })),
    [data, contract.id],
  );
  const relate = async (related: RelatedContract[]) => {
    const sent = related.map(({ contractId, kind: how }) => ({ contractId, kind: how }));
    if (await change({ related: sent })) setOther(null);
  };
  const takeIn = async () => {
    if (!other) return;
    const joinContractRequest = { version: contract.version, contractId: other };
    const { data: joined, error } = await join({ id: contract.id, today, joinContractRequest });
    if (error) return explain(error);
    clear();
    setOther(null);
    const label = options.find(({ value }) => value === other)?.label ?? 'The other contract';
    const notice = joinedNotice(contract, joined, label, today);
    if (notice) dispatch(noticeShown(notice));
  };
  return (
    <div className="related">
      <ul className="cycle-list">
        {contract.related.map(({ contractId, kind: how, name }) => (
          <li key={`${contractId} ${how}`}>
            <span className="cycle-days">{how}</span>
            <Link to={contractPath(contractId)}>{name ?? 'Another contract'}</Link>
            <Button
              size="small"
              type="text"
              onClick={() => void relate(contract.related.filter((each) => each.contractId !== contractId))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="related-add">
        <Select
          aria-label="How they are related"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: value }))}
        />
        <Select
          aria-label="The other contract"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Another contract"
          value={other}
          onChange={setOther}
          options={options}
        />
        <Button
          disabled={!other || relating}
          onClick={() => other && void relate([...contract.related, { contractId: other, kind }])}
        >
          Relate
        </Button>
        <Popconfirm
          title="Join the documents?"
          description={JOINING}
          okText="Join"
          // In one line it would reach the edge of the window.
          classNames={{ root: 'join-ask' }}
          onConfirm={() => void takeIn()}
          disabled={!other}
        >
          <Button disabled={!other || joining}>Join its documents</Button>
        </Popconfirm>
      </div>
      {failure}
    </div>
  );
}
