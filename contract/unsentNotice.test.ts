import { expect, it } from 'vitest';
import { digestOf } from './digestOf.ts';
import { feedEventsOf } from './feedEvents.ts';
import { knownOf } from './known.ts';
import { letterText } from './letterText.ts';
import { type ListedRecord, newRecord } from './record.ts';

const entered = <T>(value: T) => ({ value, source: 'entered' as const });
const CHOICE = {
  ours: [],
  base: 'https://p.example',
  newFinds: 0,
  nearFinds: [],
  reminderDays: [30],
  rates: { into: 'USD', each: [] },
};

/** To be cancelled by July 31, a Friday; it runs to August 10. */
function cancelled(sentOn: string | null): ListedRecord {
  const person = {
    name: entered('Hosting'),
    to: entered('2026-08-10'),
    ending: entered('renews' as const),
    renewalTerm: entered({ n: 1, unit: 'year' as const }),
    noticePeriod: entered({ n: 10, unit: 'day' as const }),
  };
  const noticeSent = sentOn === null ? null : { on: sentOn, how: 'letter' };
  const decision = { cycleEnd: '2026-08-10', decision: 'cancel' as const, note: null, noticeSent, by: null, at: null };
  return { ...newRecord('c1', 'hand', '2026-05-01T00:00:00Z'), known: knownOf(person, []), decisions: [decision] };
}

it.each(['2026-07-20', '2026-08-03'])(
  'a notice that nobody has recorded as sent stays in the digest and the feed on %s',
  (today) => {
    const letter = digestOf([cancelled(null)], { ...CHOICE, today });
    expect(letter ? letterText(letter) : '').toContain('(1 to send)');
    const [event] = feedEventsOf([cancelled(null)], today, []).values();
    expect(event?.summary).toMatch(/^Notice to be sent\. Give notice by Jul 31: Hosting/);
    expect(event?.description).toContain('No notice is recorded as sent.');
  },
);

it('a notice that was sent is in neither', () => {
  expect(digestOf([cancelled('2026-07-01')], { ...CHOICE, today: '2026-07-20' })).toBeNull();
  expect(feedEventsOf([cancelled('2026-07-01')], '2026-07-20', []).size).toBe(0);
});
