import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { mailboxDocuments } from './mailbox.ts';

test.each(['2026-11-22', '2027-12-31', '2028-01-15', '2028-12-31'])(
  'what the demo counts twelve months from, it counts right, on %s',
  (today) => {
    const charter = mailboxDocuments(today).find(({ name }) => name === 'Kestrel Aviation block hours contract');
    const [start, end] = [charter?.effectiveDate, charter?.termEnd].map((day) => dayjs(day).format('MMMM D, YYYY'));
    expect(charter?.evidence?.[0]?.working).toBe(`${start} plus 12 months: ${end}.`);
    expect(dayjs(charter?.termEnd).subtract(12, 'month').format('MMMM D, YYYY')).toBe(start);
  },
);
