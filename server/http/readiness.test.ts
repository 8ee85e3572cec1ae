import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { readinessCheck } from './readiness.ts';

it('is not ready where nothing answers as the database', async () => {
  const pool = new Pool({ host: join(tmpdir(), 'no-database-listens-here') });
  expect(await readinessCheck(pool)()).toBe('database unreachable');
  await pool.end();
});
