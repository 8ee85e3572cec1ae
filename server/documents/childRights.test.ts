import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { childFlags } from './child/childFlags.ts';

const folder = mkdtempSync(join(tmpdir(), 'perennial-rights-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a child may read its code and fonts, and neither secrets, nor the service’s environment, nor anything over a network', async () => {
  const secret = join(folder, 'secrets.key');
  writeFileSync(secret, 'a secret');
  const child = fork(new URL('testing/tryThings.ts', import.meta.url), [secret], {
    env: {},
    execArgv: childFlags(200),
    serialization: 'advanced',
  });
  const [message] = (await once(child, 'message')) as [{ done: string[]; environment: string[] }];
  child.kill();
  expect(message.done).toEqual(['read a font']);
  expect(message.environment.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
});
