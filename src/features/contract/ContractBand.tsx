/** What is to be done by when, what happens otherwise, and the working of the day in one line. */
import { Button } from 'antd';
import { isDayInDoubt } from '../../../contract/acting.ts';
import { afterPassedSentence, withoutEnd } from '../../../contract/afterPassed.ts';
import type { ContractDetails, NoticeSent } from '../../api/cycleApi.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel, decisionLabel, decisionsFor, passedLabel } from '../../domain/decisions.ts';
import { formatDay, formatMoney, formatWholeMoney } from '../../domain/format.ts';
import { showWeekdayAndDay, weekdayName } from '../../../contract/showDay.ts';
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
  return (
    <section className={late ? 'panel band band-late' : 'panel band'} aria-label="What to do by when">
      <div className="band-main">
        <div>
          <p className="page-answer">
            <Headline contract={contract} today={today} />
          </p>
          {summary.deletedAt ? <p className="band-otherwise">{IN_TRASH}</p> : null}
          <p className="band-otherwise">{passed ? afterwards(contract, today) : otherwise(contract, today)}</p>
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
        Ends {weekdayName(cycle.to)}, {formatDay(cycle.to)} <small>{away(cycle.to)}</small>
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
  const send = actByWorkingDay && actByWorkingDay !== actBy && actByWorkingDay >= today && kind !== 'end';
  return (
    <>
      {actBy < today ? passedLabel(kind) : actByLabel(kind)} {weekdayName(actBy)}, {formatDay(actBy)}
      {doubt}{' '}
      <small>
        {away(actBy)}
        {send ? `; send it by ${showWeekdayAndDay(actByWorkingDay)}` : ''}
      </small>
    </>
  );
}

/** What has become of the term whose day went by, and what the term after it costs; of a day in doubt, only if that is right. */
function afterwards(contract: ContractDetails, today: string): string {
  const { passedCycle, ending } = contract.cycle;
  const price = priceOf(contract);
  const said = passedCycle ? afterPassedSentence(passedCycle, ending, today) : '';
  const sentence = said !== '' && isDayInDoubt(contract) ? `If that’s right, it${said.slice('It'.length)}` : said;
  const notice = lateNotice(contract);
  return [sentence, notice, price === '' ? '' : `A term costs ${price}.`].filter(Boolean).join(' ');
}

/** The notice of the present term was sent after its last day, and nobody has said that it was accepted. */
function isLate({ kind, actBy }: ContractDetails['cycle'], { noticeSent }: ContractDetails['decision']): boolean {
  return kind === 'notice' && !!actBy && !!noticeSent && noticeSent.on > actBy && noticeSent.accepted !== true;
}

/** That a notice came after the last day, and counts all the same. */
function whetherLate({ kind, actBy }: ContractDetails['cycle'], { on, accepted }: NonNullable<NoticeSent>): string {
  return kind === 'notice' && actBy && on > actBy && accepted ? ', after the last day, and they have accepted it' : '';
}

/** What a notice that came late is worth; empty where none did. */
function lateNotice({ cycle, decision }: ContractDetails): string {
  if (!isLate(cycle, decision) || !decision.noticeSent || !cycle.actBy) return '';
  const sent = `Notice was sent on ${formatDay(decision.noticeSent.on)}, after the last day, ${formatDay(cycle.actBy)}`;
  return `${sent}: it ends the contract only if they accept it. If they do, choose Cancel… and say so.`;
}

/** Where the decision is that nothing is done: what then happens after the end of the term, or on it. */
function settledAs(kind: ContractDetails['cycle']['kind'], decision: string): string | null {
  if (kind === 'notice') return decision === 'renew' ? 'Renews after' : null;
  return kind === 'option' && decision === 'let end' ? 'Ends' : null;
}

/** Until when a decision to do nothing can be taken back, and what it costs. */
function still({ kind, actBy }: ContractDetails['cycle'], price: string, today: string): string {
  const way = kind === 'option' ? 'use the option' : 'give notice';
  return [
    actBy && actBy >= today ? `You can still ${way} by ${formatDay(actBy)}.` : '',
    price === '' ? '' : `The next term costs ${price}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What happens if nothing is done, and what it costs. */
function otherwise(contract: ContractDetails, today: string): string {
  const { to, kind, ending } = contract.cycle;
  const { decision, noticeSent } = contract.decision;
  const price = priceOf(contract);
  if (!to) return withoutItsEnd(contract, price, today);
  if (ending === 'unknown') {
    // What was typed in, or came in a sheet, has nothing that could be read.
    return contract.documents.length === 0
      ? 'Nobody has said whether it renews. Enter how it ends under Values.'
      : 'The document doesn’t say clearly whether it renews. Please check how it ends.';
  }
  if (isLate(contract.cycle, contract.decision)) return lateNotice(contract);
  if (noticeSent) return `Notice was sent on ${formatDay(noticeSent.on)}${whetherLate(contract.cycle, noticeSent)}.`;
  if (settledAs(kind, decision) !== null) return still(contract.cycle, price, today);
  if (kind === 'notice') {
    const renews = `it renews after ${formatDay(to)}${price === '' ? '' : `: ${price}`}.`;
    const unknown = contract.toCheck.some(({ code }) => code === 'NO_NOTICE');
    return [
      decision === 'cancel' ? 'No notice is recorded as sent.' : '',
      `Otherwise ${renews}`,
      unknown ? 'The notice period isn’t known: notice may be due earlier. Please check.' : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (kind === 'option') return `Otherwise it ends on ${formatDay(to)}.`;
  if (kind === null && ending === 'renews') {
    return `It renews by itself after ${formatDay(to)}. The last day to give notice can’t be worked out: check the notice period.`;
  }
  return to < today
    ? `It ended on ${formatDay(to)}, unless you extended it.`
    : `${contract.values.ending.inferred ? 'Nothing in the document renews it: it' : 'It'} ends on ${formatDay(to)} and goes on only if you extend it.`;
}

/** The same where only the last day to act is known, if that: nothing says when the term ends. */
function withoutItsEnd({ cycle, decision }: ContractDetails, price: string, today: string): string {
  if (!cycle.actBy) return 'Add what is missing under Values, and this page says what to do by when.';
  const enter = 'Enter when its term ends under Values.';
  const { noticeSent } = decision;
  if (noticeSent && !isLate(cycle, decision)) return `It was sent on ${formatDay(noticeSent.on)}. ${enter}`;
  const said = settledAs(cycle.kind, decision.decision) === null ? '' : still(cycle, price, today);
  return `${said || `Otherwise it ${withoutEnd(cycle.ending)}${price === '' ? '' : `: ${price}`}.`} ${enter}`;
}

/** `$14,500.00 ($58,000 a year)`, of the next term; empty where it is not known. */
function priceOf({ cycle: { cost, yearlyAmount }, values }: ContractDetails): string {
  if (typeof cost !== 'number') return '';
  const currency = values.currency.value;
  const yearly =
    typeof yearlyAmount === 'number' && yearlyAmount !== cost
      ? ` (${formatWholeMoney(yearlyAmount, currency)} a year)`
      : '';
  return `${formatMoney(cost, currency)}${yearly}`;
}
