/** Step 3: which of the found contracts to take. Hundreds of them come in pages. */
import { Alert, Button, Pagination } from 'antd';
import { useRef, useState } from 'react';
import { contractsSelected, messages } from '../../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useToday } from '../../../ui/useToday.ts';
import { OnlyOneAccount } from '../../connection/OnlyOneAccount.tsx';
import { KeepSearch } from '../KeepSearch.tsx';
import { PerhapsContracts } from '../PerhapsContracts.tsx';
import { ReceiptPanel } from '../ReceiptPanel.tsx';
import { RetryOffer } from '../RetryOffer.tsx';
import { moveInList } from '../selectKeys.ts';
import { SelectableContract } from '../SelectableContract.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { allContractsDeselected, allContractsSelected, editSearchChosen } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';

const pageSize = 50;

export function SelectStep() {
  const dispatch = useAppDispatch();
  const { contracts, perhaps, receipt, search } = useAppSelector((state) => wizardView(state.wizard));
  const today = useToday();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  // There is nothing to search again.
  const ownFiles = [...contracts, ...perhaps].every(({ sourceType }) => sourceType === 'file');
  const selected = contracts.filter((contract) => contract.selected).length;
  const edit = <Button onClick={() => dispatch(editSearchChosen())}>Edit Search</Button>;
  if (contracts.length + perhaps.length === 0) {
    return (
      <>
        <StepHeading>Select contracts</StepHeading>
        <Alert type="info" showIcon title={messages.nothingToSelect} action={edit} />
      </>
    );
  }
  return (
    <>
      <StepHeading>Select contracts</StepHeading>
      <div className="select-bar">
        <output className="select-count">{contractsSelected(selected, contracts.length)}</output>
        <Button onClick={() => dispatch(allContractsSelected())}>Select All</Button>
        <Button onClick={() => dispatch(allContractsDeselected())}>Deselect All</Button>
        {edit}
      </div>
      {ownFiles ? null : <OnlyOneAccount searched />}
      <RetryOffer receipt={receipt} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the checkboxes in it */}
      <ul ref={list} tabIndex={-1} className="found-list" aria-label="Found contracts" onKeyDown={moveInList}>
        {contracts.slice((page - 1) * pageSize, page * pageSize).map((contract) => (
          <SelectableContract key={contract.id} contract={contract} today={today} />
        ))}
      </ul>
      {contracts.length > pageSize ? (
        <Pagination
          align="center"
          current={page}
          pageSize={pageSize}
          total={contracts.length}
          showSizeChanger={false}
          onChange={(next) => {
            setPage(next);
            list.current?.focus({ preventScroll: true });
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
      <PerhapsContracts contracts={perhaps} today={today} />
      {receipt ? <ReceiptPanel receipt={receipt} /> : null}
      {search && !ownFiles ? <KeepSearch searchId={search.id} /> : null}
    </>
  );
}
