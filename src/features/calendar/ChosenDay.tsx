/** The contracts of the day that was chosen. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { formatDay } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import { ContractLines } from './ContractLines.tsx';
import type { DayContents } from './renewalDays.ts';

type Props = { day: CalendarDay; contents: DayContents; onClose: () => void };

export function ChosenDay({ day, contents: { renewals, notices }, onClose }: Props) {
  return (
    <section className="card" aria-labelledby="chosen-day">
      <div className="panel-head">
        <h2 id="chosen-day" aria-live="polite">
          {formatDay(day)}
        </h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Close the day" onClick={onClose} />
      </div>
      <h3 className="panel-kind" aria-live="polite">
        {renewals.length > 0 ? renewalsInWords(renewals.length) : 'No renewals on this day'}
      </h3>
      <ContractLines key={`${day} renewals`} contracts={renewals} />
      {notices.length > 0 ? (
        <>
          <h3 className="panel-kind">Last day to give notice</h3>
          <ContractLines key={`${day} notices`} contracts={notices} dated />
        </>
      ) : null}
    </section>
  );
}
