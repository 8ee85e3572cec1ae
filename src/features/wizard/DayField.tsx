/** A date picker whose value is a calendar day (`YYYY-MM-DD`) or null: no instant, no zone. For use in a Form.Item. */
import { DatePicker } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';
import type { CalendarDay } from '../../../contract/calendar.ts';

const format = 'YYYY-MM-DD';

/** The picker's buttons are named by what stands on them ('Nov', '2026'), not by a label that does not hold it. */
const locale = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } };

type Props = {
  id?: string;
  value?: CalendarDay | null;
  onChange?: (day: CalendarDay | null) => void;
  /** Given by Form.Item, as are the others: the field's extra line and its errors. */
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
};

export function DayField({ id, value, onChange, ...described }: Props) {
  return (
    <DatePicker
      {...(id ? { id } : {})}
      {...described}
      className="day-field"
      // Beside its field, so that the popup belongs to the page's main part for screen readers too.
      getPopupContainer={(field) => field.parentElement ?? field}
      format={format}
      // Enter takes the typed day; it is not to send the form off as well.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      locale={locale}
      placeholder={format}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format(format) : null)}
    />
  );
}
