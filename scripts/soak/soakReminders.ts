/**
 * Exactly once: a hundred contracts, five mornings, two processes on PostgreSQL killed at random moments, a mail server that fails, hangs and
 * cuts connections. `--from` and `--rounds` choose among the mornings. Wrong is a reminder that was not accepted, one under two Message-IDs,
 * and one after a decision.
 */
import { startOwnPostgres } from './ownPostgres.ts';
import { reminderStory } from './reminders/reminderStory.ts';
import { CONTRACTS, DAYS_BEFORE } from './reminders/tellingAccount.ts';
import type { SoakOptions } from './soakPart.ts';

export async function soakReminders({ rounds, from }: SoakOptions): Promise<boolean> {
  const mornings = DAYS_BEFORE.slice(from - 1, rounds === null ? undefined : from - 1 + rounds);
  const postgres = await startOwnPostgres();
  try {
    const began = performance.now();
    const { messages, again, onTheirWay, longest, kills, failed, wrong } = await reminderStory(postgres.url, mornings);
    for (const sentence of wrong) console.error(`  ${sentence}`);
    console.log(
      `${CONTRACTS} contracts, ${mornings.length} mornings, ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
        `${kills} kills, ${failed} attempts troubled, ${messages} messages accepted, ${again} of them again under the same ` +
        `Message-ID; ${onTheirWay} on their way at a decision (${longest} ms at most); ` +
        (wrong.length === 0 ? 'all as it must be.' : `${wrong.length} things are wrong.`),
    );
    return wrong.length === 0;
  } finally {
    await postgres.close();
  }
}
