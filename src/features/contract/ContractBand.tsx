/** What is to be done by when, what happens otherwise, and the working of the day in one line. */
import { Button } from 'antd';
import { isDayInDoubt } from '../../../contract/acting.ts';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel, decisionLabel, decisionsFor, passedLabel } from '../../domain/decisions.ts';
import { formatDay } from '../../domain/format.ts';
import { showWeekdayAndDay, weekdayName } from '../../../contract/showDay.ts';
import { afterwards, isLate, otherwise, settledAs } from './bandWords.ts';
import { useDecide, useDeciding, whileDeciding } from '../../ui/decide.ts';

/** The passages that the working rests on, the one to show first in front. */
const FIELDS_OF_DAY = ['actBy', 'noticePeriod', 'to'] as const;

const IN_TRASH =
  'It is in the trash and isn’t watched: nobody is reminded of it, and nothing can be changed until you restore it.';

type Props = { contract: ContractDetails; today: string; onShow: (field: string) => void };

export function ContractBand({ contract, today, onShow }: Props) {
  const { cycle, summary, values } = contract;
  const decide = useDecide();
  const underWay = useDeciding(contract.id);
  const passed = cycle.passed && !cycle.acknowledged;
  // Red is what is late for certain.
  const late = passed && !isDayInDoubt(contract) && !summary.deletedAt;
  const kind = cycle.kind;
  const beneath = cycle.passed ? afterwards(contract, today) : otherwise(contract, today);
  return (
    <section className={late ? 'panel band band-late' : 'panel band'} aria-label="What to do by when">
      <div className="band-main">
        <div>
          <p className="page-answer">
            <Headline contract={contract} today={today} />
          </p>
          {summary.deletedAt ? <p className="band-otherwise">{IN_TRASH}</p> : null}
          {beneath === '' ? null : <p className="band-otherwise">{beneath}</p>}
        </div>
        {(cycle.to ?? kind) && !summary.deletedAt ? (
          <div className="band-actions">
            {decisionsFor(kind).map((each) => (
              <Button
                key={each}
                aria-pressed={contract.decision.decision === each}
                className={contract.decision.decision === each ? 'decided' : ''}
                {...whileDeciding(underWay, each)}
                onClick={() => decide(summary, each, 'present')}
              >
                {each === 'cancel' ? 'Cancel…' : decisionLabel(each)}
              </Button>
            ))}
            {passed && isOfPastTerm(cycle) ? (
              <Button
                type="text"
                {...whileDeciding(underWay, 'cancel')}
                onClick={() => decide(summary, 'cancel', 'passed')}
              >
                Record the notice…
              </Button>
            ) : null}
            {passed ? (
              <Button
                type="text"
                {...whileDeciding(underWay, 'acknowledge')}
                onClick={() => decide(summary, 'acknowledge', 'passed')}
              >
                Acknowledge
              </Button>
            ) : null}
            {contract.decision.decision === 'undecided' ? null : (
              <Button
                type="text"
                {...whileDeciding(underWay, 'undecided')}
                onClick={() => decide(summary, 'undecided', 'present')}
              >
                Undecided again
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {cycle.working?.includes('=') || (cycle.working && values.actBy.value) ? (
        <div className="band-working">
          <span>{cycle.working}</span>
          {values.to.evidence.length + values.noticePeriod.evidence.length + values.actBy.evidence.length > 0 ? (
            <Button
              type="link"
              size="small"
              onClick={() => onShow(FIELDS_OF_DAY.find((field) => values[field].evidence[0]) ?? 'to')}
            >
              Show the passages
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** It was decided to cancel a term that is over: the buttons before are about the present one. */
function isOfPastTerm({ passedCycle, to }: ContractDetails['cycle']): boolean {
  return !!passedCycle?.notice && passedCycle.cycleEnd !== to;
}

function Headline({ contract, today }: { contract: ContractDetails; today: string }) {
  const { cycle, toCheck, decision } = contract;
  const { passedCycle, passed, acknowledged, actBy, actByWorkingDay, kind, ending } = cycle;
  const inDoubt = isDayInDoubt({ toCheck });
  const doubt = inDoubt ? ', please check' : '';
  // "Please check in 141 days" would be another thing.
  const away = (day: string) => (inDoubt ? `(${awayInWords(day, today)})` : awayInWords(day, today));
  if (passed && !acknowledged && passedCycle) {
    return (
      <>
        <span className={inDoubt ? undefined : 'late'}>
          {passedLabel(passedCycle.kind)} {formatDay(passedCycle.actBy)}
          {doubt}
        </span>{' '}
        <small>{away(passedCycle.actBy)}</small>
      </>
    );
  }
  if (decision.noticeSent && cycle.to && !isLate(cycle, decision)) {
    return (
      <>
        Ends {weekdayName(cycle.to)}, {formatDay(cycle.to)}
        {doubt} <small>{away(cycle.to)}</small>
      </>
    );
  }
  const settled = settledAs(kind, decision.decision);
  if (!cycle.to && (decision.noticeSent || settled !== null) && !isLate(cycle, decision)) {
    return <>{decision.noticeSent ? 'Notice was sent' : `Decided: ${decisionLabel(decision.decision)}`}</>;
  }
  if (settled !== null && cycle.to) {
    return (
      <>
        {settled} {weekdayName(cycle.to)}, {formatDay(cycle.to)}
        {doubt} <small>{away(cycle.to)}</small>
      </>
    );
  }
  if (!actBy) return <>{ending === 'open' ? 'Runs until notice is given' : 'No last day to act is known'}</>;
  // Whether there is a notice to give, or an option to use, by that day is the question.
  const isAsked = kind !== 'end' && toCheck.some(({ field }) => field === 'actBy');
  const label = actBy < today ? passedLabel : isAsked ? () => 'Perhaps act by' : actByLabel;
  const send = actByWorkingDay && actByWorkingDay !== actBy && actByWorkingDay >= today && kind !== 'end';
  return (
    <>
      {label(kind, ending)} {weekdayName(actBy)}, {formatDay(actBy)}
      {doubt}{' '}
      <small>
        {away(actBy)}
        {send ? `; send it by ${showWeekdayAndDay(actByWorkingDay)}` : ''}
      </small>
    </>
  );
}
