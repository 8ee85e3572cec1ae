/** The part of a service process that plans reminders and sends them. Several processes share it over one database. */
import { describeError } from '../../db/describeError.ts';
import { planReminders, usersToPlan } from '../../db/reminderPlans.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { SEND_LIMITS, sendDue, type SendLimits } from './sendDue.ts';

export type ReminderLimits = SendLimits & { tickMs: number };

const TICK_MS = 15_000;
const USERS_AT_ONCE = 200;

export type Reminders = {
  /** Plans and sends what is due now. */
  tick(): Promise<void>;
  stop(): Promise<void>;
};

export function startReminders(room: MailRoom, given: Partial<ReminderLimits> = {}): Reminders {
  const limits = { ...SEND_LIMITS, tickMs: TICK_MS, ...given };
  let stopping = false;
  let running: Promise<void> | null = null;

  const isStopping = () => stopping;

  async function work(): Promise<void> {
    const { queries } = room.database;
    let more = true;
    while (more && !isStopping()) {
      const users = await usersToPlan(queries, room.clock(), USERS_AT_ONCE);
      for (const userId of users) if (!isStopping()) await planReminders(queries, userId, room.clock());
      more = users.length === USERS_AT_ONCE;
    }
    await sendDue(room, limits, isStopping);
  }

  async function tick(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => room.log({ error: JSON.stringify(describeError(error)) }, 'reminders interrupted'))
      .finally(() => (running = null));
    await running;
  }

  const timer = setInterval(() => void tick(), limits.tickMs).unref();
  void tick();
  return {
    tick,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
