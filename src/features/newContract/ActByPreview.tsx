/** When to act on the contract that is being entered, with the working, while it is typed. */
import { showWeekdayAndDay, weekdayName } from '../../../contract/showDay.ts';
import { workingLine } from '../../../contract/workingLine.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel } from '../../domain/decisions.ts';
import { formatDay } from '../../domain/format.ts';
import type { Outlook } from './newContractValues.ts';

const nothingYet = 'Enter when it ends, and the last day to act appears here.';

export function ActByPreview({ outlook, today }: { outlook: Outlook; today: string }) {
  return (
    <output className="panel new-contract-wide new-contract-preview" aria-label="When to act">
      {'standing' in outlook ? (
        <Act outlook={outlook} today={today} />
      ) : outlook.problem === null ? (
        nothingYet
      ) : (
        <span className="late">{outlook.problem}</span>
      )}
    </output>
  );
}

function Act({ outlook: { standing }, today }: { outlook: Exclude<Outlook, { problem: unknown }>; today: string }) {
  const { cycle } = standing;
  const { actBy, actByWorkingDay, kind, working, ending } = cycle;
  if (!actBy) {
    return ending === 'open' ? <>It runs until notice is given.</> : nothingYet;
  }
  return (
    <>
      <strong className={actBy < today ? 'late' : undefined}>
        {actByLabel(kind)} {weekdayName(actBy)}, {formatDay(actBy)}
      </strong>{' '}
      <small>
        {awayInWords(actBy, today)}
        {actByWorkingDay && actByWorkingDay !== actBy && kind !== 'end'
          ? `; send it by ${showWeekdayAndDay(actByWorkingDay)}`
          : ''}
      </small>
      {working ? <span className="new-contract-working">{workingLine(working)}</span> : null}
    </>
  );
}
