/**
 * Where the browser of the end-to-end tests is: Debian's Chromium or any Chrome the machine has. As root on a Debian machine
 * a missing one is installed; otherwise one line says how.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HEADLESS = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome that is there, or null. */
export function findChromium(): string | null {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Like `findChromium`, but installs Debian's package first where it may. Throws a sentence that says what to do. */
export function ensureChromium(): string {
  return findChromium() ?? (install('chromium') ? findChromium() : null) ?? refuse();
}

/**
 * The browser of the end-to-end tests: the one that CHROMIUM_PATH names, or Debian's Chromium without a window, which renders the same
 * pages with a quarter less of the processors' time, or any other that is there. Throws like `ensureChromium`.
 */
export function ensureTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(HEADLESS) || (install('chromium-headless-shell') && existsSync(HEADLESS))) return HEADLESS;
  return ensureChromium();
}

/** Whether one of Debian's packages could be installed: as root on a Debian machine. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the package "${name}" for the end-to-end tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
      .status === 0
  );
}

function refuse(): never {
  throw new Error(
    'The end-to-end tests need Chromium: `sudo apt-get install chromium`, or set CHROMIUM_PATH to a Chrome you have.',
  );
}

/** Flags that keep Chromium silent on the network and let it run as root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
