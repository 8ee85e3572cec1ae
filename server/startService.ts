/** A running service: settings in, an address out. Everything it starts it stops again. */
import { TRASH_DAYS } from '../contract/trash.ts';
import { emptyTrash } from './db/contracts.ts';
import { forgetOldScans } from './db/scanReadings.ts';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { deleteDueAccounts } from './db/accountDeletion.ts';
import { deleteOldInvitations } from './db/invitations.ts';
import { deleteOldEvents } from './db/accountEvents.ts';
import { deleteFullBuckets } from './db/rateLimits.ts';
import { createSecretBox } from './db/secretBox.ts';
import { deleteForgottenDevices } from './db/knownDevices.ts';
import { deleteExpiredSessions } from './db/sessions.ts';
import type { Clock } from './domain/clock.ts';
import { scanVersion } from './documents/scan/scanVersion.ts';
import { DocumentReader } from './documents/DocumentReader.ts';
import { createGoogle } from './google/createGoogle.ts';
import { openWorkspace } from './google/openWorkspace.ts';
import { testConnection } from './google/testConnection.ts';
import { resealSecrets } from './google/resealSecrets.ts';
import { requireUser } from './http/authentication.ts';
import { healthRoutes } from './http/health.ts';
import { type ReminderLimits, startReminders } from './jobs/reminders/startReminders.ts';
import { createRepeater } from './jobs/repeater.ts';
import { scanMemory } from './jobs/scanMemory.ts';
import { startJobs } from './jobs/startJobs.ts';
import type { MailRoom } from './mail/mailRoom.ts';
import { signedLinks } from './mail/signedLinks.ts';
import { mailerOf } from './mail/mailerOf.ts';
import { sandboxMailbox } from './mail/sandboxMailbox.ts';
import type { SmtpSettings } from './mail/smtpMailer.ts';
import { mountSandbox, requirePrivateSandbox, SANDBOX_PATH } from './mountSandbox.ts';
import { loadSecretKeys } from './secretKeys.ts';
import { closeApp, stopInOrder, type StopStep } from './stopInOrder.ts';
import { openServiceDatabase } from './serviceDatabase.ts';
import type { MakeWorkspace } from './sandboxWorkspace.ts';
import { warmUp } from './warmUp.ts';

const DAY_MS = 86_400_000;
const HOUSEKEEPING_MS = 3_600_000;
/** Together less than `STOP_TIMEOUT_MS` of server.ts, so that the database is stopped whatever hangs before it. */
const REQUESTS_STOP_MS = 4500;
const JOBS_STOP_MS = 1500;
const READER_STOP_MS = 500;
const DATABASE_STOP_MS = 3000;

export type RunningService = {
  /** Where browsers find it. */
  url: string;
  /** Finishes requests under way, lets go of searches (they go on at the next start), and closes the database. */
  stop(): Promise<void>;
};

export type StartServiceOptions = {
  /** Folder of the built web app, null for the API alone. */
  webRoot: string | null;
  /** Told when the embedded database has died and cannot be started again: this service is of no use any more. */
  onDatabaseLost: (error: Error) => void;
  /** Of a soak: another clock, and shorter waits than a day of it would take. */
  pace?: { clock: Clock; reminders: Partial<ReminderLimits>; smtp: Pick<SmtpSettings, 'patienceMs' | 'messageMs'> };
  /** Of a test: a reader that others have, too, and that is theirs to close. */
  reader?: DocumentReader;
  /** Of a test: what the sandbox workspace holds, where that is less than the samples. */
  workspace?: MakeWorkspace;
};

/** Throws `ConfigError` with a sentence where a setting cannot be honoured. */
export async function startService(
  given: Config,
  log: Logger,
  { webRoot, onDatabaseLost, pace, reader: shared, workspace }: StartServiceOptions,
): Promise<RunningService> {
  const clock: Clock = pace?.clock ?? (() => new Date());
  const config = await withPort(given);
  requirePrivateSandbox(config);
  const secretKeys = await loadSecretKeys(config);
  const secretBox = createSecretBox(secretKeys);
  const database = await openServiceDatabase(config, {
    onError: (err) => log.warn({ err }, 'database connection lost'),
    onDeath: () => log.error('the embedded database has died and is started again'),
    onFull: () =>
      log.error('the disk is full: the embedded database has ended, and is started again when there is room'),
    onLost: onDatabaseLost,
  });
  const undo: StopStep[] = [{ withinMs: DATABASE_STOP_MS, run: () => database.close() }];
  try {
    const sandboxUrl = `http://${loopbackOf(config.host)}:${config.port}${SANDBOX_PATH}`;
    const google = createGoogle({
      database,
      clock,
      config,
      secretBox,
      sandboxUrl,
      log: (facts, event) => log.info(facts, event),
    });
    await resealSecrets(google);
    const reader = shared ?? new DocumentReader({ memory: scanMemory(database, clock, scanVersion) });
    if (reader !== shared) undo.unshift({ withinMs: READER_STOP_MS, run: async () => reader.close() });
    const jobs = await startJobs({
      database,
      clock,
      openWorkspace: (userId) => openWorkspace(google, userId),
      lookAtConnection: (userId) => testConnection(google, userId),
      log,
      reader,
      limits: {
        searchesAtOnceOfUser: config.searchesAtOnceOfUser,
        maxSlowMs: config.slowDocumentSeconds * 1000,
      },
    });
    undo.unshift({ withinMs: JOBS_STOP_MS, run: () => jobs.stop() });
    let stopping = false;
    const mailbox = sandboxMailbox(database, config);
    const mail: MailRoom = {
      database,
      clock,
      mailer: mailerOf(config, { database, clock, deliver: mailbox.deliver, smtp: pace?.smtp }),
      links: signedLinks(secretKeys),
      publicUrl: config.publicUrl,
      log: (facts, event) => log.info(facts, event),
    };
    const app = await buildApp({ database, clock, config, google, jobs, mail, reader, log, webRoot });
    const housekeeping = createRepeater(log);
    let reminders: ReturnType<typeof startReminders> | null = null;
    undo.unshift({
      withinMs: REQUESTS_STOP_MS,
      // Messages on their way need nothing of the requests, nor these of them.
      run: async () => void (await Promise.all([closeApp(app), reminders?.stop(), housekeeping.stop()])),
    });
    healthRoutes(app, database, () => stopping);
    if (google.settings.sandbox) {
      const guard = requireUser({ database, clock, config });
      mailbox.open(await mountSandbox(app, config, guard, mailbox.delivered, workspace));
    }
    await listen(app, config);
    reminders = startReminders(mail, pace?.reminders);
    // What is wrong with it is said in the app: the service has other things to do.
    void checkMail(mail, log);
    const warming = warmUp(reader);
    const keepHouse = () => {
      const now = clock();
      return Promise.all([
        deleteExpiredSessions(database.queries, now, config.sessionIdleDays),
        deleteForgottenDevices(database.queries, now),
        deleteFullBuckets(database.queries, now),
        deleteOldEvents(database.queries, now),
        deleteOldInvitations(database.queries, now),
        deleteDueAccounts(database.queries, now),
        forgetOldScans(database.queries, now),
        emptyTrash(database.queries, new Date(now.getTime() - TRASH_DAYS * DAY_MS)),
      ]);
    };
    housekeeping.repeat({ everyMs: HOUSEKEEPING_MS, name: 'housekeeping', steps: [keepHouse], later: true });
    return {
      url: config.publicUrl,
      stop: async () => {
        stopping = true;
        clearTimeout(warming);
        await stopInOrder(undo);
      },
    };
  } catch (error) {
    await stopInOrder(undo).catch(() => undefined);
    throw error;
  }
}

async function checkMail({ mailer }: MailRoom, log: Logger): Promise<void> {
  await mailer.check();
  const { problem } = mailer.state();
  if (problem !== null) log.warn({ reason: problem }, 'mail server');
}

/** A taken port is the newcomer's most likely trouble: said in a sentence. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new ConfigError(`Port ${port} is taken by another program. Set PORT to a free one.`);
    if (code === 'EACCES')
      throw new ConfigError(`This user isn't allowed to use port ${port}. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `HOST is ${host}, and this machine has no such address. Set HOST to one of its own, or to 0.0.0.0 for all of them.`,
      );
    throw error;
  }
}

/** Port 0 asks for any free one; everything that names the address must know which. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}

/** The host by which this process reaches itself. */
function loopbackOf(host: string): string {
  if (['localhost', '0.0.0.0', '::', '127.0.0.1'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The folder that `vite build` writes. */
export const WEB_ROOT = join(import.meta.dirname, '..', 'dist');
