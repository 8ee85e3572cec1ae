/** The real service with a small sandbox workspace, on a fresh database, by the conformance suite. */
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { StartBackend } from './conformanceBackend.ts';
import { describeConformance } from './describeConformance.ts';

/** Slow on purpose, and each test signs up: how passwords are kept is what server/http/accounts/accounts.test.ts is for. */
vi.mock(import('../../server/http/accounts/passwords.ts'), () => ({
  hashPassword: (password) =>
    Promise.resolve(`of ${password.length}: ${createHash('sha256').update(password).digest('hex')}`),
  verifyPassword: async (password, stored) => {
    const { hashPassword } = await import('../../server/http/accounts/passwords.ts');
    return stored === (await hashPassword(password));
  },
}));

// By its address: the compiler would check the whole service once more for this one import, which has its type from `StartBackend`.
const service = new URL('../../server/testing/conformanceService.ts', import.meta.url).href;

describeConformance('the service', async () => {
  const { startServiceBackend } = (await import(service)) as { startServiceBackend: StartBackend };
  return startServiceBackend();
});
