/** The menu that decides about a contract's cycle: every decision weighs the same. By keyboard: R, N, C (or L) in the open menu. */
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { Button } from 'antd';
import { type ActByKind, type DecisionKind, decisionLabel, decisionsFor } from '../domain/decisions.ts';
import { type DecisionChoice, useDeciding } from './decide.ts';
import { KeyMenu } from './KeyMenu.tsx';

type Props = {
  /** The contract's. */
  id: string;
  /** Of what, for a screen reader. */
  name: string;
  kind: ActByKind;
  decision: string | null | undefined;
  /** Its day went by: that can be acknowledged. */
  passed: boolean;
  /** `byKey`: the focus is on the menu's button, and may go on from there. */
  onChoose: (choice: DecisionChoice, byKey: boolean) => void;
};

const letters = { r: 'renew', n: 'renegotiate', c: 'cancel', l: 'let end' } satisfies Record<string, DecisionKind>;

export function DecisionMenu({ id, name, kind, decision, passed, onChoose }: Props) {
  const decided = decision && decision !== 'undecided';
  const underWay = useDeciding(id);
  const offered = decisionsFor(kind);
  const items = [
    ...offered.map((each) => ({ key: each as string, label: each === 'cancel' ? 'Cancel…' : decisionLabel(each) })),
    ...(passed ? [{ type: 'divider' as const }, { key: 'acknowledge', label: 'Acknowledge: it has passed' }] : []),
    ...(decided ? [{ type: 'divider' as const }, { key: 'undecided', label: 'Undecided again' }] : []),
  ];
  return (
    <KeyMenu
      placement="bottomRight"
      items={items}
      locked={underWay !== null}
      letters={Object.fromEntries(Object.entries(letters).filter(([, each]) => offered.includes(each)))}
      onChoose={(key, byKey) => onChoose(key as DecisionChoice, byKey)}
    >
      {(onButton) => (
        <Button
          size="small"
          className="decision-button"
          aria-label={`Decide: ${name}`}
          {...(underWay && { 'aria-disabled': true, 'aria-busy': true })}
          {...onButton}
        >
          {underWay ? labelOf(underWay) : decided ? decisionLabel(decision) : 'Decide'}{' '}
          {underWay ? <LoadingOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </Button>
      )}
    </KeyMenu>
  );
}

/** On the button while it is on its way. */
function labelOf(choice: DecisionChoice): string {
  if (choice === 'acknowledge') return 'Acknowledge';
  return choice === 'undecided' ? 'Undecided' : decisionLabel(choice);
}
