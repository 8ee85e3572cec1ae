/**
 * A month before the last day of a hundred contracts, morning by morning: two processes of the service send, are killed (kill -9) at random
 * moments and started again, and some contracts are decided about meanwhile.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Fate, startSmtpSink } from '../../../server/mail/testing/smtpSink.ts';
import { startTestProcess, type TestProcess } from '../../../server/testProcess.ts';
import { makeKillPlace } from '../killPlace.ts';
import { chance, randomBelow } from '../randomly.ts';
import { setClock } from './movedClock.ts';
import { type Row, type Sent, sentRight } from './sentRight.ts';
import { ACT_BY, makeTellingAccount, morningOf } from './tellingAccount.ts';

const LONGEST_LIFE_MS = 8000;
const LONGEST_ANSWER_MS = 400;
const DECIDED_A_MORNING = 5;
const MORNING_MS = 240_000;

export type Story = Sent & { kills: number; failed: number };

/** On a PostgreSQL on which a database may be made. `mornings`: the days before the last day on which something is due, the first first. */
export async function reminderStory(databaseUrl: string, mornings: readonly number[]): Promise<Story> {
  const place = await makeKillPlace(databaseUrl);
  const sink = await startSmtpSink();
  const clockFile = join(place.env['DATA_DIR'] ?? '', 'clock.json');
  const settings = { SESSION_IDLE_DAYS: '300', SESSION_DAYS: '300', LOG_LEVEL: 'warn' };
  const env = { ...place.env, ...settings, CLOCK_FILE: clockFile, SMTP_URL: sink.url, MAIL_FROM: 'r@example.com' };
  const start = () => startTestProcess(env, undefined, undefined, join(import.meta.dirname, 'reminderProcess.ts'));
  const database = new Client({ connectionString: await place.open() });
  const [processes, failures, begun] = [new Set<TestProcess>(), { count: 0 }, new Map<number, number>()];
  let kills = 0;
  try {
    await database.connect();
    await setClock(clockFile, '2027-01-10T12:00:00Z');
    const first = await start();
    const account = await makeTellingAccount(first, mornings);
    // To an address that nobody has confirmed, fewer go out on one morning.
    await database.query('update users set email_confirmed_at = now()');
    await first.stop();
    console.log(`  ${account.names.size} contracts are there`);
    sink.answerMs = () => randomBelow(LONGEST_ANSWER_MS);
    sink.fate = () => {
      const fate = fateOf();
      if (fate !== 'accept') failures.count += 1;
      return fate;
    };
    for (const daysBefore of mornings) {
      begun.set(daysBefore, Date.now());
      await setClock(clockFile, morningOf(daysBefore));
      const over = new AbortController();
      const seat = async () => {
        while (!over.signal.aborted) {
          const service = await start();
          processes.add(service);
          await pause(randomBelow(LONGEST_LIFE_MS));
          processes.delete(service);
          await service.kill();
          kills += 1;
        }
      };
      const seats = Promise.all([seat(), seat()]);
      const toDecide = [...account.names.keys()].filter((id) => !account.decided.has(id)).slice(0, DECIDED_A_MORNING);
      const deadline = Date.now() + MORNING_MS;
      for (;;) {
        const [next] = toDecide;
        const [service] = processes;
        if (next !== undefined && service && chance(0.3) && (await account.decide(service, next))) toDecide.shift();
        const isDone = toDecide.length === 0 && (await waiting(database, account.names.size, daysBefore)) === 0;
        if (isDone || Date.now() > deadline) break;
        await pause(50);
      }
      over.abort();
      await seats;
      const seconds = ((Date.now() - (begun.get(daysBefore) ?? 0)) / 1000).toFixed(0);
      console.log(
        `  ${morningOf(daysBefore)}: ${seconds} s, ${kills} kills, ${sink.accepted.length} messages accepted so far`,
      );
    }
    const { rows } = await database.query<Row>(
      'select id, contract_id, days_before, act_by::text, state from reminders',
    );
    const sent = sentRight(account, rows, sink.accepted, begun);
    const due = rows.filter((row) => begun.has(row.days_before) && row.act_by === ACT_BY);
    const open = due.filter(({ state }) => state !== 'sent' && state !== 'stopped').length;
    if (open > 0) sent.wrong.push(`${open} messages were neither sent nor stopped.`);
    return { ...sent, kills, failed: failures.count };
  } finally {
    await Promise.all([...processes].map((service) => service.kill()));
    await database.end();
    await sink.close();
    await place.close();
  }
}

/** A fifth fails, and some hang, are cut off, or are accepted without our hearing of it. */
function fateOf(): Fate {
  if (chance(0.2)) return 'later';
  if (chance(0.05)) return 'hang';
  if (chance(0.08)) return 'cut';
  return chance(0.05) ? 'lost answer' : 'accept';
}

/**
 * Messages of the morning that are not settled yet; all of them while they are not planned. Once the day has passed, the same morning of the
 * next term is planned, too: it is a year away.
 */
async function waiting(database: Client, contracts: number, daysBefore: number): Promise<number> {
  const { rows } = await database.query<{ there: string; open: string }>(
    `select count(*) there, count(*) filter (where state in ('planned', 'claimed')) open from reminders where days_before = $1 and act_by = $2`,
    [daysBefore, ACT_BY],
  );
  const { there, open } = rows[0] ?? { there: '0', open: '0' };
  return Number(there) < contracts * 0.5 ? contracts : Number(open);
}
