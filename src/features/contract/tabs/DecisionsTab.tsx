/** The decisions about a contract, one line a cycle, the present one first. */
import type { ContractDetails, Decision } from '../../../api/cycleApi.ts';
import { decisionLabel } from '../../../domain/decisions.ts';
import { formatDay, formatInstantDay } from '../../../domain/format.ts';

export function DecisionsTab({ contract: { decision, decisions, cycle } }: { contract: ContractDetails }) {
  const past = decisions.filter(({ cycleEnd }) => cycleEnd !== decision.cycleEnd);
  return (
    <ol className="cycle-list">
      <CycleLine decision={decision} from={cycle.from ?? null} present />
      {past.map((each) => (
        <CycleLine key={each.cycleEnd} decision={each} from={null} present={false} />
      ))}
    </ol>
  );
}

function CycleLine({ decision, from, present }: { decision: Decision; from: string | null; present: boolean }) {
  const { cycleEnd, note, noticeSent, by, at } = decision;
  const decided = decision.decision !== 'undecided';
  return (
    <li className={present ? 'cycle-present' : undefined}>
      <span className="cycle-days">
        {from ? `${formatDay(from)} to ` : cycleEnd ? 'Until ' : ''}
        {cycleEnd ? formatDay(cycleEnd) : 'No end is known'}
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
        {decision.decision === 'cancel' && !noticeSent ? (
          <small className="late">No notice has been recorded yet</small>
        ) : null}
        {note ? <small>{note}</small> : null}
      </span>
    </li>
  );
}
