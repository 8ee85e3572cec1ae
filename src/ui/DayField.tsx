/**
 * A date that is typed or chosen from the browser's own calendar. Its value is a day (`YYYY-MM-DD`) or null: no instant, no zone. A text
 * that says no day is kept, as typed, as the value: the `dayRule` of the Form.Item around it says what is understood.
 */
import './dayField.css';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type CalendarDay, isDay } from '../../contract/calendar.ts';
import { showDay } from '../../contract/showDay.ts';
import { readTypedDay } from './typedDay.ts';

type Props = {
  id?: string;
  value?: CalendarDay | null;
  onChange?: (day: CalendarDay | null) => void;
  /** The last day that the calendar offers. What is typed is for the form's rules to refuse. */
  max?: CalendarDay;
  autoFocus?: boolean;
  /** Enter takes what was typed; with this it sends the form off as well. */
  sendsOnEnter?: boolean;
  'aria-label'?: string;
  /** Given by Form.Item, as are the others: the field's extra line and its errors. */
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
};

export function DayField({ value, onChange, max = '2199-12-31', sendsOnEnter = false, ...field }: Props) {
  // Null while nothing has been typed since the value was taken.
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const shown = value ? showDay(value) : '';
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    if (text !== shown) onChange?.(text === '' ? null : (readTypedDay(text) ?? text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      take();
      openCalendar(calendar.current);
    }
    if (typed === null) return;
    if (event.key === 'Enter') {
      take();
      if (!sendsOnEnter) event.preventDefault();
    }
    // The first Escape takes back what was typed, and only the next one closes what is around the field.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <span className="day-field">
      <Input
        {...field}
        autoComplete="off"
        placeholder="e.g. Mar 31, 2027"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
        suffix={
          <Button
            type="text"
            size="small"
            icon={<CalendarOutlined aria-hidden />}
            // By keyboard the arrow down does the same: a form with two dates should not have two stops more.
            tabIndex={-1}
            aria-label="Choose from a calendar"
            title="Choose from a calendar (arrow down)"
            onClick={() => openCalendar(calendar.current)}
          />
        }
      />
      <input
        ref={calendar}
        type="date"
        className="day-field-calendar"
        tabIndex={-1}
        aria-hidden
        min="1900-01-01"
        max={max}
        value={value && isDay(value) ? value : ''}
        onChange={({ target }) => onChange?.(target.value || null)}
      />
    </span>
  );
}

/** Does nothing in a browser without such a calendar, or one that refuses to show it: the day can be typed. */
function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    input?.parentElement?.querySelector('input')?.focus();
  }
}
