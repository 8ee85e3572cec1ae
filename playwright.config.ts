/**
 * The end-to-end tests: a real Chromium before two production builds, the service with its sandbox workspace and the demo with
 * its mock backend. What only one of them can show has a folder of its own. A journey runs on one of them in `npm test`, and on the
 * other with `LONG=1`, as in `npm run soak -- journeys`, which also runs `*.soak.spec.ts`. With `WHOLE=1` all of it runs.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, ensureTestBrowser } from './scripts/chromium.ts';
import { addresses, ports } from './tests/e2e/servers/addresses.ts';
import type { BackendOption } from './tests/e2e/test.ts';

const servers = join(import.meta.dirname, 'tests/e2e/servers');
const node = JSON.stringify(process.execPath);

const [isLong, isWhole] = ['LONG', 'WHOLE'].map((name) => process.env[name] === '1');
/** The longest by far begin first, beside one another: what is begun last should be short. */
const LONGEST = { service: /\/service\/realJob\.spec\.ts$/, demo: /\/demo\/unplugged\.spec\.ts$/ };

type Project = NonNullable<PlaywrightTestConfig<BackendOption>['projects']>[number];
/** Which files of a backend run now: those of its folder, and the journeys that are its own in `npm test`. */
function projectOf(backend: 'service' | 'demo', journeys: string): Project {
  const usual = [new RegExp(`/${backend}/\\w+\\.spec\\.ts$`), new RegExp(`/journeys/(${journeys})\\.spec\\.ts$`)];
  const long = [
    new RegExp(`/${backend}/\\w+\\.soak\\.spec\\.ts$`),
    new RegExp(`/journeys/(?!${journeys})\\w+\\.spec\\.ts$`),
  ];
  const testMatch = isWhole ? [...usual, ...long] : isLong ? long : usual;
  return { name: backend, testMatch, testIgnore: LONGEST[backend], use: { backend, baseURL: addresses[backend] } };
}

function longestOf(backend: 'service' | 'demo'): Project {
  const testMatch = isLong && !isWhole ? [] : LONGEST[backend];
  return { name: `${backend}, longest`, testMatch, use: { backend, baseURL: addresses[backend] } };
}

export default defineConfig<BackendOption>({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // Polls and servers are waited for much of the time: one more than there are processors on two.
  workers: Math.max(3, availableParallelism() - 1),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['line']],
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    // A recording of every test takes a third of the processors' time: `npx playwright test --trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: ensureTestBrowser(), args: chromiumFlags },
  },
  projects: [
    longestOf('service'),
    longestOf('demo'),
    projectOf('service', 'access|connection'),
    projectOf('demo', 'steadiness'),
  ],
  webServer: [
    {
      name: 'service',
      command: `${node} ${JSON.stringify(join(servers, 'freshService.ts'))}`,
      env: { PORT: String(ports.service) },
      url: `${addresses.service}/readyz`,
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
    {
      name: 'demo',
      command: `${node} scripts/demo.ts ${process.env['E2E_BUILT'] ? '--built' : ''}`,
      env: { PORT: String(ports.demo) },
      url: addresses.demo,
      timeout: 240_000,
      reuseExistingServer: false,
    },
  ],
});
