/** What an account has been told, as the mock backend keeps it. */
import type { StoredEvent } from '../contract/feedEvents.ts';
import type { Letter } from '../contract/letter.ts';
import { type KeptChoice, NOTHING_CHOSEN } from '../contract/reminderChoice.ts';
import type { ReminderChoice } from '../contract/reminderPlan.ts';
import type { ReminderKey, ReminderState } from '../contract/reminderRows.ts';
import type { Notice } from '../src/api/generated/reminders.gen.ts';

export type MockReminder = Omit<ReminderKey, 'kind'> & {
  kind: ReminderKey['kind'] | 'test';
  id: string;
  state: ReminderState;
  day: string;
  /** ISO instants. */
  due: string;
  sentAt: string | null;
  /** It waits so long: its address has had as many messages as one gets a day. Missing where it doesn't, and never did. */
  waitsUntil?: string | undefined;
  /** As it was shown; null until then. */
  subject: string | null;
  /** What HTML and text are made of when somebody reads it: a year of both would be more than a browser stores. */
  letter?: Letter | null;
  /** Of a message that was shown before letters were kept. */
  html?: string | null;
  text?: string | null;
};

export type MockTelling = {
  rows: MockReminder[];
  /** Kept before there were versions, they have none. */
  choices: Record<string, ReminderChoice & Partial<KeptChoice>>;
  notices: Notice[];
  /** Whose holder unsubscribed; missing while there is none. */
  unsubscribed?: { address: string; at: string }[];
  feed: { token: string; createdAt: string } | null;
  feedEvents: StoredEvent[];
  /** Until when everything was told: ISO instant. */
  toldUntil: string;
};

/** What is set for a contract's reminders, of what an account keeps of it. */
export function keptChoice(choice: MockTelling['choices'][string] | undefined): KeptChoice {
  return choice ? { version: 1, ...choice } : NOTHING_CHOSEN;
}

/** Addresses whose holders unsubscribed. */
export function refusingOf(telling: Pick<MockTelling, 'unsubscribed'> | null | undefined): Set<string> {
  return new Set(telling?.unsubscribed?.map(({ address }) => address));
}

/** By contract: addresses for which a message about it waits. */
export function waitingOf(telling: Pick<MockTelling, 'rows'>, now: Date): Map<string, Set<string>> {
  const waiting = new Map<string, Set<string>>();
  for (const row of telling.rows) {
    if (row.contractId === null || !waits(row, now)) continue;
    waiting.set(row.contractId, new Set([...(waiting.get(row.contractId) ?? []), row.address]));
  }
  return waiting;
}

/** Whether a message waits now. */
export function waits({ state, waitsUntil }: MockReminder, now: Date): boolean {
  return state === 'planned' && waitsUntil !== undefined && Date.parse(waitsUntil) > now.getTime();
}

/** Of an account that was not told anything yet: from then on it is. */
export function freshTelling(now: Date): MockTelling {
  return { rows: [], choices: {}, notices: [], feed: null, feedEvents: [], toldUntil: now.toISOString() };
}
