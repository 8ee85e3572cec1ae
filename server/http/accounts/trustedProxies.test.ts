/** Whose word counts for where a request comes from. */
import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { testGoogle } from '../../google/testing/testGoogle.ts';
import { idleJobs } from '../../jobs/testing/idleJobs.ts';
import { TEST_NOW } from '../testApp.ts';

it('believes only the proxies it was told of', async () => {
  const database = await openTestDatabase();
  const app = await buildApp({
    database,
    clock: () => TEST_NOW,
    config: readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }),
    google: testGoogle(database),
    jobs: idleJobs,
  });
  const from = (client: string, made: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${made}@brightwater.example`, password: 'guess' },
      headers: { 'x-forwarded-for': `${made}, ${client}` },
    });
  const answers = await Promise.all(Array.from({ length: 51 }, (_, n) => from('198.51.100.7', `203.0.113.${n}`)));
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
  expect((await from('198.51.100.8', '203.0.113.200')).statusCode).toBe(401);
  await app.close();
  await database.close();
});
