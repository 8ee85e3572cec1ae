/** The review as cards: the values that were read, each with its evidence, to be checked and corrected before the upload. */
import './review.css';
import { Alert, Button, Checkbox, Pagination } from 'antd';
import { useRef, useState } from 'react';
import { counted } from '../../domain/format.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useToday } from '../../ui/useToday.ts';
import { reviewedContracts } from './foundContract.ts';
import { byDoubt, needALook } from './reviewDoubts.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { isUndatedFound } from './undatedFound.ts';
import { correctionLeftOpen } from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

const pageSize = 20;

export function ReviewOverview() {
  const contracts = reviewedContracts(useAppSelector((state) => wizardView(state.wizard).contracts));
  const correcting = useAppSelector((state) => Object.keys(wizardView(state.wizard).corrections).length > 0);
  const dispatch = useAppDispatch();
  const today = useToday();
  const [page, setPage] = useState(1);
  /** Fixed when it is switched on: a card that gets its date stays where it is while the user works. */
  const [only, setOnly] = useState<string[] | null>(null);
  const undated = contracts.filter(isUndatedFound);
  const passed = contracts.filter(({ renewalDate }) => renewalDate && renewalDate < today).length;
  const shown = only ? contracts.filter(({ id }) => only.includes(id)) : contracts;
  /** What takes cards off the page waits until no form is open on it. */
  const turn = (move: () => void) => {
    if (correcting) dispatch(correctionLeftOpen());
    else move();
  };
  const cards = useRef<HTMLUListElement>(null);
  const toggleOnly = () =>
    turn(() => {
      // The button or the box that was pressed goes away: the focus moves to what it changes.
      cards.current?.focus();
      setOnly(only ? null : undated.map(({ id }) => id));
      setPage(1);
    });
  return (
    <>
      <p className="muted wizard-gap">
        {counted(contracts.length, 'contract')} will be uploaded. {needALook(byDoubt(contracts, today), today)} The
        quoted passages say where each value comes from.
      </p>
      {undated.length > 0 ? (
        <Alert
          className="wizard-gap"
          type="warning"
          role="note"
          showIcon
          title={`${undated.length} of ${counted(contracts.length, 'contract')} without a renewal date`}
          description={
            <>
              <p>
                We can warn you before {undated.length === 1 ? 'it renews' : 'these renew'} only if you enter the date
                here.
              </p>
              {only ? null : (
                <Button onClick={toggleOnly}>Show only {undated.length === 1 ? 'this one' : 'these'}</Button>
              )}
            </>
          }
        />
      ) : null}
      {passed > 0 ? (
        <p className="warning-text wizard-gap">
          {counted(passed, 'contract')} with a renewal date that has passed. Please check whether they still run.
        </p>
      ) : null}
      {only ? (
        <Checkbox checked className="wizard-gap" onChange={toggleOnly}>
          Only contracts that had no renewal date
        </Checkbox>
      ) : null}
      <ul ref={cards} tabIndex={-1} className="review-cards" aria-label="Contracts to upload">
        {shown.slice((page - 1) * pageSize, page * pageSize).map((contract) => (
          <ReviewCard key={contract.id} contract={contract} today={today} />
        ))}
      </ul>
      {shown.length > pageSize ? (
        <Pagination
          align="center"
          current={page}
          pageSize={pageSize}
          total={shown.length}
          showSizeChanger={false}
          onChange={(next) =>
            turn(() => {
              setPage(next);
              cards.current?.focus({ preventScroll: true });
              cards.current?.scrollIntoView({ block: 'start' });
            })
          }
        />
      ) : null}
    </>
  );
}
