/** How many files may wait for what they are sent for, and which give way to others: the same in both backends. */
import { Refused } from './refused.ts';

/** Of one user, before their uploads are started: three of the largest, in bytes, and so many in number. */
const MOST_WAITING_BYTES = 3 * 200 * 1024 * 1024;
const MOST_WAITING = 20;
/** An upload to which nothing has come for this long, in ms, may give way to another. */
const GIVEN_UP_MS = 30 * 60_000;

/** `bytes`: without the file that is replaced. `last`: when something came to it, epoch milliseconds. */
export type Waiting = { uploadId: string; bytes: number; last: number };

/**
 * The uploads that give way to a file of `size` bytes for the upload `to`: those that seem to be given up, the oldest first and each as a whole,
 * as many as are needed. Throws `Refused` 409 where that is not room enough: what is being sent stays.
 */
export function givingWay(waiting: readonly Waiting[], to: string, size: number, now: number): string[] {
  const others = waiting.filter(({ uploadId }) => uploadId !== to).toSorted((a, b) => a.last - b.last);
  const givenUp = others.filter(({ last }) => now - last > GIVEN_UP_MS);
  const gone: string[] = [];
  let count = others.length + 1;
  let bytes = waiting.reduce((sum, upload) => sum + upload.bytes, size);
  while (count > MOST_WAITING || bytes > MOST_WAITING_BYTES) {
    const oldest = givenUp.shift();
    if (!oldest) throw uploadsWaiting();
    gone.push(oldest.uploadId);
    count -= 1;
    bytes -= oldest.bytes;
  }
  return gone;
}

function uploadsWaiting(): Refused {
  const message =
    'Other files of yours wait to be read, perhaps in another tab. Read or discard those first, or send this one again in half an hour.';
  return new Refused(409, 'UPLOADS_WAITING', message);
}
