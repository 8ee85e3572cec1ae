import { expect, it } from 'vitest';
import { whyItFailed } from './whyItFailed.ts';

it('of all that PostgreSQL says of a failure the first complaint is why', () => {
  const full = `post-bootstrap initialization ... 2026-11-26 21:08:42.572 UTC [24686] FATAL:  could not extend file "base/1/2609": No space left on device
2026-11-26 21:08:42.572 UTC [24686] HINT:  Check free disk space.
2026-11-26 21:08:42.572 UTC [24686] PANIC:  could not write to file "pg_logical/replorigin_checkpoint.tmp": No space left on device
child process exited with exit code 134
initdb: removing data directory "/data"`;
  expect(whyItFailed(full)).toBe('could not extend file "base/1/2609": No space left on device');
  expect(whyItFailed('initdb: error: directory "/data" exists but is not empty\n')).toBe(
    'directory "/data" exists but is not empty',
  );
  expect(whyItFailed('Aborted\n')).toBe('Aborted');
  expect(whyItFailed('')).toBe('it said nothing');
});
