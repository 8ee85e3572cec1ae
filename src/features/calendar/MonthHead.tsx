/** The month's title, what its signs mean, and the ways to another month. */
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button } from 'antd';
import { formatMonth } from '../../domain/format.ts';
import { addMonths } from '../../../contract/calendar.ts';
import { MarkSign } from './MarkSign.tsx';
import type { MonthProps } from './monthProps.ts';

export function MonthHead({ view, today, onShow }: Pick<MonthProps, 'view' | 'today' | 'onShow'>) {
  const flip = (months: number) => onShow({ ...view, day: addMonths(view.day, months) });
  return (
    <div className="month-head">
      <h2 id="calendar-month-title" aria-live="polite">
        {formatMonth(view.day)}
      </h2>
      <p className="month-key">
        <span>
          <MarkSign state="open" /> Act by
        </span>
        <span>
          <MarkSign state="passed" /> Passed
        </span>
        <span>
          <MarkSign state="decided" /> Decided
        </span>
        <span>
          <MarkSign state="check" /> Please check
        </span>
      </p>
      <Button onClick={() => onShow({ ...view, day: today })}>Today</Button>
      <Button type="text" icon={<LeftOutlined aria-hidden />} aria-label="Previous month" onClick={() => flip(-1)} />
      <Button type="text" icon={<RightOutlined aria-hidden />} aria-label="Next month" onClick={() => flip(1)} />
    </div>
  );
}
