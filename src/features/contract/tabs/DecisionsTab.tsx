/** The decisions about a contract, one line a cycle, the present one first. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { errorSentence } from '../../../api/apiError.ts';
import { type ContractDetails, type Decision, useUnacknowledgePassedMutation } from '../../../api/cycleApi.ts';
import { useGetNoticeProofMutation } from '../../../api/filesApi.ts';
import { passedAgain } from '../../../domain/decisionMessages.ts';
import { decisionLabel } from '../../../domain/decisions.ts';
import { formatDay, formatInstantDay } from '../../../domain/format.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { noticeShown } from '../../../store/noticesSlice.ts';
import { useToday } from '../../../ui/useToday.ts';
import { inMegabytes } from '../../files/fileUpload.ts';

export function DecisionsTab({ contract }: { contract: ContractDetails }) {
  const { id, decision, decisions, cycle, values } = contract;
  const noEnd = !cycle.to && values.to.value === null;
  // One about the present term that decides nothing any more stands among those of the past: it isn't lost.
  const past = decisions.filter((each) => each.cycleEnd !== decision.cycleEnd || each.decision !== decision.decision);
  return (
    <ol className="cycle-list">
      <CycleLine contractId={id} decision={decision} from={cycle.from ?? null} endUnknown={!cycle.to} present>
        {decision.countsUntil ? (
          <small>
            Counts until {formatDay(decision.countsUntil)}, which may be the last day to act. The certain one comes long
            after it: we’ll ask again then.
          </small>
        ) : null}
        {cycle.acknowledged && cycle.passedCycle ? (
          <Acknowledged contract={contract} day={cycle.passedCycle.actBy} />
        ) : null}
      </CycleLine>
      {past.map((each) => (
        <CycleLine key={each.cycleEnd} contractId={id} decision={each} from={null} endUnknown={noEnd} present={false}>
          {each.cycleEnd === decision.cycleEnd ? <small>{noLonger(each)}</small> : null}
        </CycleLine>
      ))}
    </ol>
  );
}

/** Why a decision about the present term decides nothing any more. */
function noLonger({ countsUntil }: Decision): string {
  if (!countsUntil) return 'It renews by itself, so this no longer counts.';
  return `Counted until ${formatDay(countsUntil)}, which may have been the last day to act.`;
}

type LineProps = {
  contractId: string;
  decision: Decision;
  from: string | null;
  /** The day that names the cycle is the last one to act, and no end. */
  endUnknown?: boolean;
  present: boolean;
  /** What is said of it besides. */
  children?: ReactNode;
};

function CycleLine(line: LineProps) {
  const { contractId, decision, from, endUnknown = false, present, children } = line;
  const { cycleEnd, note, noticeSent, by, at } = decision;
  const decided = decision.decision !== 'undecided';
  return (
    <li className={present ? 'cycle-present' : undefined}>
      <span className="cycle-days">
        {cycleEnd && !endUnknown
          ? `${from ? `${formatDay(from)} to ` : 'Until '}${formatDay(cycleEnd)}`
          : cycleEnd && !present
            ? `To act by ${formatDay(cycleEnd)}`
            : 'No end is known'}
      </span>
      <span>
        {decisionLabel(decision.decision)}
        {decided && by ? `, ${by}` : ''}
        {decided && at ? ` on ${formatInstantDay(at) ?? ''}` : ''}
        {noticeSent ? (
          <small>
            Notice sent on {formatDay(noticeSent.on)}: {noticeSent.how}
            {noticeSent.proof ? ` (${noticeSent.proof})` : ''}
          </small>
        ) : null}
        {noticeSent?.proofFile ? <Proof contractId={contractId} file={noticeSent.proofFile} /> : null}
        {decision.decision === 'cancel' && !noticeSent ? (
          <small className="late">No notice has been recorded yet</small>
        ) : null}
        {children}
        {note ? <small>{note}</small> : null}
      </span>
    </li>
  );
}

/** That the last day to act passed is acknowledged: said, and taken back at any time, also by somebody else. */
function Acknowledged({ contract: { id, summary }, day }: { contract: ContractDetails; day: string }) {
  const [takeBack, { isLoading, error }] = useUnacknowledgePassedMutation();
  const today = useToday();
  const dispatch = useAppDispatch();
  const onTakeBack = async () => {
    const { data } = await takeBack({ id, today });
    const text = passedAgain(summary.counterparty ?? summary.name);
    if (data) dispatch(noticeShown({ kind: 'success', text, about: [id] }));
  };
  return (
    <small>
      The last day to act, {formatDay(day)}, has passed: acknowledged{' '}
      <Button type="link" size="small" loading={isLoading} onClick={() => void onTakeBack()}>
        Take the acknowledgement back
      </Button>
      {error ? (
        <span className="late" role="alert">
          {' '}
          {errorSentence(error, 'It could not be taken back. Please try again.')}
        </span>
      ) : null}
    </small>
  );
}

/** The file that shows that notice was sent, to be saved. */
function Proof({
  contractId,
  file,
}: {
  contractId: string;
  file: NonNullable<NonNullable<Decision['noticeSent']>['proofFile']>;
}) {
  const [save, { isLoading, error }] = useGetNoticeProofMutation();
  return (
    <small>
      Proof:{' '}
      <Button
        type="link"
        size="small"
        loading={isLoading}
        onClick={() => void save({ id: contractId, proofId: file.id, name: file.name })}
      >
        Save {file.name}
      </Button>{' '}
      {inMegabytes(file.size)}
      {error ? (
        <span className="late" role="alert">
          {' '}
          {errorSentence(error, 'The file could not be loaded. Please try again.')}
        </span>
      ) : null}
    </small>
  );
}
