/** What is set for the reminders of one contract, as a backend keeps it and changes it. */
import { staleReminders } from './refused.ts';
import { NO_CHOICE, type ReminderChoice } from './reminderPlan.ts';

/** `version` goes up with every change; 0 until something is set. */
export type KeptChoice = ReminderChoice & { version: number };

/** As it is until something is set. */
export const NOTHING_CHOSEN: KeptChoice = { ...NO_CHOICE, version: 0 };

type Said = { [F in keyof KeptChoice]?: KeptChoice[F] | undefined };

/** What is set after a change: what it leaves out is as in the settings. Refused where it was made of another version than the present one. */
export function changeChoice(kept: KeptChoice, { version, days, snoozedUntil, off }: Said): KeptChoice {
  if (version !== undefined && version !== kept.version) throw staleReminders();
  return {
    days: days ?? null,
    snoozedUntil: snoozedUntil ?? null,
    off: off ?? false,
    version: kept.version + 1,
  };
}
