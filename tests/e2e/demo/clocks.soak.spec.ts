import { expectScreensToAgree } from '../checks/screensAgree.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';

// Its clock is set.
test.use({ ownBrowser: true });

/**
 * Moments at which the user's day, the day in UTC and the next month's length are easily mixed up. In `npm test`,
 * src/features/calendar/clocks.test.tsx tries seven in jsdom.
 */
const clocks: { name: string; timezoneId: string; now: string; today: string }[] = [
  {
    name: 'UTC+14, already the day after',
    timezoneId: 'Pacific/Kiritimati',
    now: '2027-12-31T10:30:00Z',
    today: '2028-01-01',
  },
  {
    name: 'UTC-11, still the day before',
    timezoneId: 'Pacific/Midway',
    now: '2027-03-01T10:30:00Z',
    today: '2027-02-28',
  },
  {
    name: 'the night in which the clocks go back',
    timezoneId: 'Europe/Berlin',
    now: '2027-10-30T22:30:00Z',
    today: '2027-10-31',
  },
  {
    name: 'half past five in the evening in Los Angeles',
    timezoneId: 'America/Los_Angeles',
    now: '2027-07-01T00:30:00Z',
    today: '2027-06-30',
  },
  {
    name: 'the night in which the clocks go forward',
    timezoneId: 'America/New_York',
    now: '2027-03-14T06:59:30Z',
    today: '2027-03-14',
  },
  { name: '31 January', timezoneId: 'Europe/London', now: '2027-01-31T12:00:00Z', today: '2027-01-31' },
  { name: '29 February', timezoneId: 'Asia/Kolkata', now: '2028-02-28T20:00:00Z', today: '2028-02-29' },
];

for (const { name, timezoneId, now, today } of clocks) {
  test(`calendar, list, panel and counts agree: ${name}`, async ({ open }) => {
    const page = await open({ timezoneId });
    await page.clock.setFixedTime(now);
    await openDemo(page, '/dashboard');
    const listed = await expectScreensToAgree(page, today);
    // The demo's data lie around today: a contract that renews today, and on the first and the last day of the window.
    expect(listed).toContain(today);
  });
}
