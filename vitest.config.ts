/** Three kinds of tests: the web app in jsdom, the service on Node with the embedded PostgreSQL, and the conformance suite over both backends. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
          setupFiles: ['./tests/setup/web.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          globalSetup: ['./tests/setup/serviceGlobal.ts'],
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          globalSetup: ['./tests/setup/serviceGlobal.ts'],
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
