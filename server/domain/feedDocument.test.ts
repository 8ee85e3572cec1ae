import icalJs from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, it } from 'vitest';
import { type FeedEvent, mergeFeed, type StoredEvent } from '../../contract/feedEvents.ts';
import { feedDocument } from './feedDocument.ts';

const BASE = { name: 'Perennial', base: 'https://perennial.example' };
const day = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);

function events(count: number, shift = 0): Map<string, FeedEvent> {
  return new Map(
    Array.from({ length: count }, (_, at) => [
      `contract-${at}`,
      {
        day: day(at + shift),
        summary: `Give notice by ${day(at + shift)}: Büro, Köln; “Größe” \\ ${'long '.repeat(30)}`,
        description: 'First line\nsecond; with, signs',
        contractId: `${at}`,
      },
    ]),
  );
}

/** What two readers that are not ours see: uid, whole day, sequence, status. */
function read(stored: readonly StoredEvent[]) {
  const text = feedDocument(stored, BASE);
  const byNode = Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) => {
    if (each?.type !== 'VEVENT') return [];
    const start = each.start as Date & { dateOnly?: boolean };
    const local = new Date(start.getTime() - start.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    return [`${each.uid} ${local} ${each.datetype} ${Number(each.sequence)} ${each.status}`];
  });
  const root = new icalJs.Component(icalJs.parse(text) as unknown[]);
  const byJs = root.getAllSubcomponents('vevent').map((component) => {
    const event = new icalJs.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    return `${event.uid} ${event.startDate.toString()} ${event.startDate.isDate ? 'date' : 'time'} ${event.sequence} ${status}`;
  });
  return { text, byNode: byNode.toSorted(), byJs: byJs.toSorted() };
}

it('is read alike by two readers, in whole days, with lines of at most 75 bytes that end in CR LF', () => {
  const { text, byNode, byJs } = read(mergeFeed([], events(30), new Date('2026-11-01T00:00:00Z')));
  expect(byNode).toEqual(byJs);
  expect(byJs).toHaveLength(30);
  expect(byJs[0]).toBe('contract-0@perennial.example 2026-11-01 date 0 CONFIRMED');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('holds no control character, whatever a contract says', () => {
  const hostile = {
    day: '2026-11-01',
    summary: 'Notice',
    description: 'a\u0007b\u202ec\u0001\r\nEND:VEVENT',
    contractId: '1',
  };
  const { text, byJs } = read(mergeFeed([], new Map([['contract-1', hostile]]), new Date('2026-11-01T00:00:00Z')));
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).toContain('DESCRIPTION:a b c\\nEND:VEVENT');
  expect(byJs).toHaveLength(1);
});

it('over a month of changes has every event once, with a sequence that only goes up, and says what is cancelled', () => {
  let stored: StoredEvent[] = [];
  const highest = new Map<string, number>();
  for (let at = 0; at < 30; at += 1) {
    // Every third day all move by a day; every day one more is gone.
    const now = new Date(Date.UTC(2026, 10, 1 + at, 6));
    const current = [...events(40, Math.floor(at / 3))].slice(at);
    stored = mergeFeed(stored, new Map(current), now);
    const { byNode, byJs } = read(stored);
    expect(byNode).toEqual(byJs);
    expect(new Set(stored.map(({ uid }) => uid)).size).toBe(stored.length);
    expect(
      stored
        .filter(({ cancelled }) => !cancelled)
        .map(({ uid }) => uid)
        .toSorted(),
    ).toEqual(current.map(([uid]) => uid).toSorted());
    for (const { uid, sequence } of stored) {
      expect(sequence).toBeGreaterThanOrEqual(highest.get(uid) ?? 0);
      highest.set(uid, sequence);
    }
  }
  expect(stored.filter(({ cancelled }) => cancelled)).toHaveLength(29);
});

it('keeps the sequence of what has not changed, and forgets what was cancelled two months ago', () => {
  const first = mergeFeed([], events(2), new Date('2026-11-01T00:00:00Z'));
  expect(mergeFeed(first, events(2), new Date('2026-11-02T00:00:00Z'))).toEqual(first);
  const gone = mergeFeed(first, events(1), new Date('2026-11-03T00:00:00Z'));
  expect(gone.map(({ cancelled }) => cancelled)).toEqual([false, true]);
  expect(mergeFeed(gone, events(1), new Date('2027-01-05T00:00:00Z'))).toHaveLength(1);
});

it('rings at eight in the morning of the day before, and before the last working day where the day itself is at a weekend', () => {
  const event = { day: '2026-11-15', summary: 'Give notice by Nov 15', description: '', contractId: '1' };
  const alarmOf = (more: Partial<FeedEvent>) => {
    const now = new Date('2026-11-01T00:00:00Z');
    const text = feedDocument(mergeFeed([], new Map([['a', { ...event, ...more }]]), now), BASE);
    return /TRIGGER:(\S+)/.exec(text)?.[1];
  };
  expect(alarmOf({})).toBe('-PT16H');
  expect(alarmOf({ workingDay: '2026-11-13' })).toBe('-P2DT16H');
});
