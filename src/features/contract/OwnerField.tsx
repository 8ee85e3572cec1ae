/**
 * Who answers for the contract. Reminders go there. What is typed and not saved yet stays when the panel closes, and is said to be there.
 */
import './ownerForm.css';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { Button, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { messages } from '../../domain/messages.ts';
import { KeyPanel } from '../../ui/KeyPanel.tsx';
import { OwnerBadge } from '../../ui/OwnerBadge.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { OwnerFormProps } from './OwnerForm.tsx';

type Props = { contract: ContractDetails; today: string };

/** Looking at a contract needs neither the form nor its list of names. */
const loadOwnerForm = () => import('./OwnerForm.tsx').then((module) => module.OwnerForm);

const OwnerForm = partOnDemand<OwnerFormProps>(loadOwnerForm, NoForm, () => true, FormPlace);

function NoForm({ onDone }: OwnerFormProps) {
  return (
    <div className="owner-form">
      <p role="alert">{messages.partNotShown}</p>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened, and nothing else in it can have the focus */}
      <Button autoFocus onClick={onDone}>
        Close
      </Button>
    </div>
  );
}

function FormPlace() {
  return (
    <div className="owner-form owner-form-coming" aria-busy="true">
      <Skeleton title={false} paragraph={{ rows: 5 }} />
    </div>
  );
}

export function OwnerField({ contract, today }: Props) {
  // Null until it is first asked for: a panel that waits closed is dear to draw.
  const [open, setOpen] = useState<boolean | null>(null);
  const { owner } = contract;
  const isTyped = useAppSelector(({ valueDrafts }) => valueDrafts[contract.id]?.owner !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  usePrefetch(loadOwnerForm);
  const done = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const button = (
    <Button
      ref={opener}
      type="text"
      size="small"
      aria-expanded={open ?? false}
      aria-label={owner ? `Owner: ${owner.name ?? owner.email}` : 'Add an owner'}
      {...(open === null && { onClick: () => setOpen(true) })}
    >
      {owner ? <OwnerBadge owner={owner} /> : 'Add an owner'}
      <EditOutlined aria-hidden />
    </Button>
  );
  const unsaved = isTyped && !open ? <small className="value-kept">Owner not saved yet</small> : null;
  if (open === null) {
    return (
      <>
        {button}
        {unsaved}
      </>
    );
  }
  return (
    <>
      <KeyPanel
        open={open}
        onOpenChange={setOpen}
        opener={opener}
        placement="bottomLeft"
        content={<OwnerForm contract={contract} today={today} onDone={done} />}
      >
        {button}
      </KeyPanel>
      {unsaved}
    </>
  );
}
