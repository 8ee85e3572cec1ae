import { expect, it } from 'vitest';
import { sayValues } from './changes.ts';
import { standingOfRecord } from './listItem.ts';
import { newRecord } from './record.ts';
import { reminderSubjectOf } from './reminderFacts.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';

/** Notice by December 31, 2026; the term ends a month later. */
function broughtAt(instant: string, today: string) {
  const values = {
    name: 'Hosting',
    to: '2027-01-30',
    ending: 'renews' as const,
    renewalTerm: { n: 1, unit: 'year' as const },
    noticePeriod: { n: 30, unit: 'day' as const },
  };
  return sayValues(newRecord('c', 'hand', instant), { values }, { who: 'mara@example.com', when: instant, today })
    .record;
}

it.each([
  ['Los Angeles', '2027-01-01T01:00:00.000Z'],
  ['Pago Pago', '2027-01-01T10:30:00.000Z'],
  ['Kiritimati', '2026-12-31T09:30:00.000Z'],
])(
  'a contract that came in the evening of its last day to act, in %s, is red after its term too',
  (_place, instant) => {
    const record = broughtAt(instant, '2026-12-31');
    expect(standingOfRecord(record, '2027-01-01').passedCycle).toMatchObject({ actBy: '2026-12-31' });
    expect(standingOfRecord(record, '2027-01-31').passedCycle).toMatchObject({ actBy: '2026-12-31' });
  },
);

it.each([
  ['Los Angeles, in the morning', '2027-01-01T01:00:00.000Z'],
  ['Pago Pago, at once', '2027-01-01T10:30:00.000Z'],
])('a contract that came in the evening of its last day, in %s, is told of once by an account in UTC', (_place, at) => {
  const subject = reminderSubjectOf(broughtAt(at, '2026-12-31'), NO_CHOICE, 'UTC');
  const settings = { timeZone: 'UTC', reminderDays: [90, 30, 14, 7, 1] };
  const planned = planReminders(subject, settings, new Date(at), () => []).filter(({ actBy }) => actBy < '2027-06-01');
  expect(planned).toMatchObject([{ actBy: '2026-12-31', daysBefore: -1, due: new Date('2027-01-01T08:00:00.000Z') }]);
});

it('a last day to act that was over everywhere when the contract came is not red after the term', () => {
  const later = broughtAt('2027-01-02T13:00:00.000Z', '2027-01-02');
  expect(standingOfRecord(later, '2027-01-31').passedCycle).toBeNull();
});
