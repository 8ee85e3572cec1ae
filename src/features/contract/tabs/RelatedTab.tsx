/** Contracts that belong together: related ones by kind, and joining another contract's documents into this one. */
import { Button, Popconfirm, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListContractsQuery } from '../../../api/api.ts';
import type { ContractDetails, RelatedContract } from '../../../api/cycleApi.ts';
import { contractPath } from '../../../domain/paths.ts';
import { JoinEffect } from '../JoinEffect.tsx';
import { JOINING, useJoin } from '../useJoin.ts';
import { useChange } from '../useChange.ts';

const kinds = ['amendment of', 'statement of work under', 'related to', 'separate from'] as const;
type Props = { contract: ContractDetails; today: string };

export function RelatedTab({ contract, today }: Props) {
  const { data } = useListContractsQuery({ today });
  const [other, setOther] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>('related to');
  const { join, joining } = useJoin(today);
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
    const label = options.find(({ value }) => value === other)?.label ?? 'The other contract';
    const error = await join(contract, { id: other, name: label });
    if (error) return explain(error);
    clear();
    setOther(null);
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
          description={
            <>
              {JOINING}
              {other ? <JoinEffect into={contract} otherId={other} today={today} /> : null}
            </>
          }
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
