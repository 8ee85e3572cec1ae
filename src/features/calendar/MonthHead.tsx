/** The month's title, and the ways to another month. */
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button } from 'antd';
import { formatMonth } from '../../domain/format.ts';
import { addMonths } from '../../../contract/calendar.ts';
import type { MonthProps } from './monthProps.ts';

export function MonthHead({ view, today, onShow }: Pick<MonthProps, 'view' | 'today' | 'onShow'>) {
  const flip = (months: number) => onShow({ ...view, day: addMonths(view.day, months) });
  return (
    <div className="month-head">
      <h2 id="calendar-month-title" aria-live="polite">
        {formatMonth(view.day)}
      </h2>
      <Button onClick={() => onShow({ ...view, day: today })}>Today</Button>
      <Button icon={<LeftOutlined aria-hidden />} aria-label="Previous month" onClick={() => flip(-1)} />
      <Button icon={<RightOutlined aria-hidden />} aria-label="Next month" onClick={() => flip(1)} />
    </div>
  );
}
