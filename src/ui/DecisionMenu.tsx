/** The menu that decides about a contract's cycle: every decision weighs the same. By keyboard: R, N, C (or L) in the open menu. */
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { type ActByKind, type DecisionKind, decisionLabel, decisionsFor } from '../domain/decisions.ts';
import type { DecisionChoice } from './decide.ts';

type Props = {
  /** Of what, for a screen reader. */
  name: string;
  kind: ActByKind;
  decision: string | null | undefined;
  /** Its day went by: that can be acknowledged. */
  passed: boolean;
  onChoose: (choice: DecisionChoice) => void;
};

const letters: Record<string, DecisionKind> = { r: 'renew', n: 'renegotiate', c: 'cancel', l: 'let end' };

export function DecisionMenu({ name, kind, decision, passed, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const decided = decision && decision !== 'undecided';
  const offered = decisionsFor(kind);
  const choose = (choice: DecisionChoice) => {
    setOpen(false);
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = letters[event.key.toLowerCase()];
    if (open && choice && offered.includes(choice) && !event.ctrlKey && !event.metaKey && !event.altKey) choose(choice);
  };
  const items = [
    ...offered.map((each) => ({ key: each as string, label: each === 'cancel' ? 'Cancel…' : decisionLabel(each) })),
    ...(passed ? [{ type: 'divider' as const }, { key: 'acknowledge', label: 'Acknowledge: it has passed' }] : []),
    ...(decided ? [{ type: 'divider' as const }, { key: 'undecided', label: 'Undecided again' }] : []),
  ];
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: false, onClick: ({ key }) => choose(key as DecisionChoice), onKeyDown }}
    >
      <Button size="small" className="decision-button" aria-label={`Decide: ${name}`} onKeyDown={onKeyDown}>
        {decided ? decisionLabel(decision) : 'Decide'} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
