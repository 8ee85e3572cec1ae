/**
 * The review one contract at a time: the most doubtful first, its document beside its values. By keyboard: J and K move, Enter confirms
 * and goes on, E edits, digits choose a reading.
 */
import './oneAtATime.css';
import './oneValues.css';
import './oneNarrow.css';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay } from '../../../../contract/calendar.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useToday } from '../../../ui/useToday.ts';
import type { FoundContract } from '../foundContract.ts';
import { byDoubt, isSettled, needALook, noDates, type QueuedContract } from '../reviewDoubts.ts';
import { contractEdited, contractsConfirmed, correctionOpened, reviewMoved } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';
import { KeyHints } from './KeyHints.tsx';
import { openQuestions } from './openQuestions.ts';
import { ReviewedPair } from './ReviewedPair.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { useReviewKeys } from './useReviewKeys.ts';

export function OneAtATime({ contracts }: { contracts: readonly FoundContract[] }) {
  const today = useToday();
  const reviewing = useAppSelector((state) => wizardView(state.wizard).reviewing);
  const queue = useMemo(() => byDoubt(contracts, today), [contracts, today]);
  const found = queue.findIndex(({ contract }) => contract.id === reviewing);
  const at = Math.max(0, found);
  const current = queue[at];
  return (
    <>
      <Lead queue={queue} today={today} />
      {current ? <Current queue={queue} at={at} current={current} /> : null}
    </>
  );
}

/** How much there is to look at, and one button for all that is clear. */
function Lead({ queue, today }: { queue: readonly QueuedContract[]; today: CalendarDay }) {
  const dispatch = useAppDispatch();
  const uploading = useAppSelector((state) => wizardView(state.wizard).uploading);
  const doubtful = queue.filter(({ doubts }) => doubts.length > 0);
  const settled = doubtful.filter(({ contract }) => isSettled(contract)).length;
  const undated = noDates(queue);
  const rest = queue.filter(
    ({ doubts, remarks, contract }) => doubts.length + remarks.length === 0 && !contract.confirmed,
  );
  const confirmRest = () => dispatch(contractsConfirmed({ ids: rest.map(({ contract }) => contract.id) }));
  return (
    <div className="one-lead">
      <p aria-live="polite">
        {needALook(queue, today)}
        {settled > 0 ? ` You have settled ${settled}.` : null}
        {undated === null ? null : ` ${undated}`}
      </p>
      {rest.length > 0 ? (
        <Button disabled={uploading} onClick={confirmRest}>
          {`Confirm the rest: ${rest.length} clear`}
        </Button>
      ) : null}
    </div>
  );
}

type CurrentProps = { queue: readonly QueuedContract[]; at: number; current: QueuedContract };

function Current({ queue, at, current: { contract, doubts, remarks } }: CurrentProps) {
  const dispatch = useAppDispatch();
  const { uploading, corrections } = useAppSelector((state) => wizardView(state.wizard));
  const { id } = contract;
  const correcting = id in corrections;
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    const next = queue[index];
    if (!next || index === at) return;
    flushSync(() => dispatch(reviewMoved({ id: next.contract.id })));
    // Reading goes on with the next contract, wherever the focus was.
    heading.current?.focus({ preventScroll: true });
  };
  const confirm = () => {
    if (uploading || correcting) return;
    dispatch(contractsConfirmed({ ids: [id] }));
    show(nextToSettle(queue, at));
  };
  const edit = () => {
    if (!uploading) dispatch(correctionOpened({ id }));
  };
  const choose = (index: number) => {
    const option = openQuestions(contract)[0]?.options[index];
    if (!option || uploading) return;
    dispatch(contractEdited({ id, changes: option.changes }));
    // Chosen by its digit it is read out, like one that is pressed.
    columns.current?.querySelectorAll<HTMLElement>('.one-question input')[index]?.focus();
  };
  useReviewKeys({ move: (by) => show(at + by), confirm, edit, choose, enabled: !correcting });
  return (
    <>
      <div ref={columns} className="one-columns">
        <ReviewQueue queue={queue} at={at} onShow={show} />
        <ReviewedPair
          key={id}
          contract={contract}
          doubts={doubts}
          remarks={remarks}
          place={`${at + 1} of ${queue.length}`}
          heading={heading}
          onEdit={edit}
        />
      </div>
      <div className="one-dock">
        <KeyHints />
        <Button disabled={at === 0} onClick={() => show(at - 1)} aria-keyshortcuts="K">
          Previous
        </Button>
        <Button disabled={at === queue.length - 1} onClick={() => show(at + 1)} aria-keyshortcuts="J">
          Skip
        </Button>
        <Button className="one-confirm" disabled={uploading || correcting} onClick={confirm} aria-keyshortcuts="Enter">
          Confirm, next
        </Button>
      </div>
    </>
  );
}

/** Where the next unsettled contract is: after this one, then from the top; this one where none is left. */
function nextToSettle(queue: readonly QueuedContract[], at: number): number {
  const waits = (index: number) => index !== at && queue[index]?.contract.confirmed === false;
  const order = queue.map((_, index) => (at + 1 + index) % queue.length);
  return order.find(waits) ?? at;
}
