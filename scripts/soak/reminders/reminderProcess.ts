/** The service as `server/server.ts` starts it, but by the clock of a file (CLOCK_FILE) and with waits that suit it. */
import { readConfig } from '../../../server/config.ts';
import { createLog } from '../../../server/log.ts';
import { startService } from '../../../server/startService.ts';
import { movedClock } from './movedClock.ts';

/** A claim is held for three minutes of the moved clock, six true seconds: longer than a message may take here. */
const PACE = { reminders: { tickMs: 300 }, smtp: { patienceMs: 1500, messageMs: 4000 } };

const config = readConfig(process.env);
const clock = movedClock(process.env['CLOCK_FILE'] ?? '');
const { url } = await startService(config, createLog(config.logLevel), {
  webRoot: null,
  onDatabaseLost: () => process.exit(1),
  pace: { clock, ...PACE },
});
console.log(`Perennial is ready on ${url}`);
