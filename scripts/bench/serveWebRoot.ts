/** The service with another build of the web app, for comparisons: `BENCH_WEB_ROOT=folder node scripts/bench/serveWebRoot.ts`. */
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { startService } from '../../server/startService.ts';

const config = readConfig(process.env);
const service = await startService(config, createLog(config.logLevel), {
  webRoot: process.env['BENCH_WEB_ROOT'] ?? null,
  onDatabaseLost: (error) => {
    throw error;
  },
});
process.on('SIGTERM', () => void service.stop().finally(() => process.exit(0)));
