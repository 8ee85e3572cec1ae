/** One clock for several processes: it runs faster than the true one, and can be moved ahead. It stands in a file. */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Seconds of it in a second. */
const SPEED = 30;
const READ_AGAIN_MS = 50;

type Setting = { said: number; at: number };

/** Sets it to an instant, for every process that reads it. */
export async function setClock(file: string, instant: string): Promise<void> {
  const setting: Setting = { said: Date.parse(instant), at: Date.now() };
  await writeFile(`${file}.new`, JSON.stringify(setting));
  await rename(`${file}.new`, file);
}

/** Reads it; the file must be there. */
export function movedClock(file: string): () => Date {
  let [setting, readAt]: [Setting, number] = [{ said: 0, at: 0 }, 0];
  return () => {
    const now = Date.now();
    if (now - readAt > READ_AGAIN_MS) {
      setting = JSON.parse(readFileSync(file, 'utf8')) as Setting;
      readAt = now;
    }
    return new Date(setting.said + (now - setting.at) * SPEED);
  };
}
