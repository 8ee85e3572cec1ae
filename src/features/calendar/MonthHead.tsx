/** The month's title, what its signs mean, and the ways to another month. */
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button } from 'antd';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { formatMonth } from '../../domain/format.ts';
import { addMonths } from '../../../contract/calendar.ts';
import { MarkSign } from './MarkSign.tsx';
import type { MonthProps } from './monthProps.ts';

export function MonthHead({ view, today, onShow }: Pick<MonthProps, 'view' | 'today' | 'onShow'>) {
  const latest = useRef({ view, today, onShow });
  useLayoutEffect(() => {
    latest.current = { view, today, onShow };
  }, [view, today, onShow]);
  const onGo = useCallback((months: number) => {
    const from = latest.current;
    from.onShow({ ...from.view, day: months === 0 ? from.today : addMonths(from.view.day, months) });
  }, []);
  return (
    <div className="month-head">
      <h2 id="calendar-month-title" aria-live="polite">
        {formatMonth(view.day)}
      </h2>
      <MonthWays onGo={onGo} />
    </div>
  );
}

/** Apart: nothing of it is drawn anew for another month. `onGo` leads so many months on, or to today by 0. */
const MonthWays = memo(function MonthWays({ onGo }: { onGo: (months: number) => void }) {
  return (
    <>
      <p className="month-key">
        <span>
          <MarkSign state="open" /> Act by
        </span>
        <span>
          <MarkSign state="unsent" /> Notice to be sent
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
      <Button onClick={() => onGo(0)}>Today</Button>
      <Button type="text" icon={<LeftOutlined aria-hidden />} aria-label="Previous month" onClick={() => onGo(-1)} />
      <Button type="text" icon={<RightOutlined aria-hidden />} aria-label="Next month" onClick={() => onGo(1)} />
    </>
  );
});
