/**
 * A password's hash takes 30 ms of a processor and 19 MB, so that guesses are expensive; the tests of the service make and check hundreds, and
 * guess often. Here the same function runs with the least it takes. What is stored still names the real cost, and what starts the service as
 * a process of its own, as the end-to-end tests do, pays it.
 */
import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const known = crypto as { argon2: typeof crypto.argon2 & { quick?: true } };

// Files share a worker, and this file runs before each of them.
if (!known.argon2.quick) {
  const { argon2 } = known;
  known.argon2 = Object.assign(
    (
      algorithm: 'argon2d' | 'argon2i' | 'argon2id',
      parameters: Argon2Parameters,
      callback: (error: Error | null, key: NonSharedBuffer) => void,
    ) => argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback),
    { quick: true as const },
  );
  syncBuiltinESMExports();
}
