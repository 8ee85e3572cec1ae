/** The day that was chosen: what is to be done by it, with the decision at hand, and what renews on it. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { weekdayName } from '../../../contract/showDay.ts';
import { titleBeside } from '../../domain/contract.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { formatDay } from '../../domain/format.ts';
import { messages, renewals as renewalsInWords } from '../../domain/messages.ts';
import { contractPath } from '../../domain/paths.ts';
import { useDecide } from '../../ui/decide.ts';
import { DecisionMenu } from '../../ui/DecisionMenu.tsx';
import type { ActMark } from './actMarks.ts';
import { ContractLines } from './ContractLines.tsx';
import { itself, renewalLine } from './lines.tsx';
import { MarkSign } from './MarkSign.tsx';
import { markSentence } from './markWords.ts';
import { knownAmount } from './panelAmount.ts';
import type { DayContents } from './renewalDays.ts';

type Props = { day: CalendarDay; today: CalendarDay; contents: DayContents; onClose: (day: CalendarDay) => void };

export function ChosenDay({ day, today, contents: { renewals, marks }, onClose }: Props) {
  return (
    <section className="chosen-day" aria-labelledby="chosen-day">
      <header>
        <h2 id="chosen-day" aria-live="polite">
          {formatDay(day)}
        </h2>
        <span className="chosen-away">
          {weekdayName(day)}, {awayInWords(day, today)}
        </span>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label="Close the day"
          onClick={() => onClose(day)}
        />
      </header>
      {marks.length > 0 ? (
        <ul className="chosen-marks" aria-label="To act by this day">
          {marks.map((mark) => (
            <ChosenMark key={mark.contract.id} mark={mark} today={today} />
          ))}
        </ul>
      ) : null}
      <h3 className="panel-group" aria-live="polite">
        {renewals.length > 0 ? renewalsInWords(renewals.length) : 'No renewals on this day'}
      </h3>
      <ContractLines key={day} items={renewals} contractOf={itself} lineOf={renewalLine} />
    </section>
  );
}

function ChosenMark({ mark, today }: { mark: ActMark; today: CalendarDay }) {
  const decide = useDecide();
  const { contract, state, kind } = mark;
  const { counterparty } = contract;
  const name = counterparty ?? contract.name;
  const title = counterparty ? `${name}, ${titleBeside(contract.name, counterparty)}` : name;
  const passed = state === 'passed';
  return (
    <li>
      <div className="chosen-what">
        <Link to={contractPath(contract.id)}>{title}</Link>
        <span className={passed ? 'contract-line-sub late' : 'contract-line-sub'}>
          <MarkSign state={state} /> {markSentence(mark, today)}
        </span>
      </div>
      <span className="chosen-amount">{knownAmount(contract) ?? messages.notAvailable}</span>
      {state === 'over' ? null : (
        <DecisionMenu
          id={contract.id}
          name={name}
          kind={kind}
          decision={passed ? null : contract.decision}
          passed={passed}
          onChoose={(choice) => decide(contract, choice, passed ? 'passed' : 'present')}
        />
      )}
    </li>
  );
}
