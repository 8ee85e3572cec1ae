/**
 * Where the browser of the end-to-end tests is: Debian's Chromium or any Chrome the machine has. As root on a Debian machine
 * a missing one is installed; otherwise one line says how.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the package "chromium" for the end-to-end tests.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
    const installed = findChromium();
    if (installed !== null) return installed;
  }
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
