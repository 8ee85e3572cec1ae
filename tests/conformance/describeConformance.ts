/** The conformance suite: what every backend of the web app must do. One set of tests for the mock backend and for the service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';
import type { ConformanceBackend, StartBackend } from './conformanceBackend.ts';
import { operations } from './apiContract.ts';
import { accountTests } from './accountTests.ts';
import { answerTests } from './answerTests.ts';
import { connectionTests } from './connectionTests.ts';
import { contractTests } from './contractTests.ts';
import { cycleTests } from './cycleTests.ts';
import { lastDayTests } from './lastDayTests.ts';
import { entryTests } from './entryTests.ts';
import { fileTests } from './fileTests.ts';
import { reminderTests } from './reminderTests.ts';
import { settingsTests } from './settingsTests.ts';
import { sharingTests } from './sharingTests.ts';
import { textSearchTests } from './textSearchTests.ts';
import { undoTests } from './undoTests.ts';
import { watchingTests } from './watchingTests.ts';
import { searchTests } from './searchTests.ts';
import { spreadsheetTests } from './spreadsheetTests.ts';

/** Runs the suite against the backend that `makeBackend` brings up (and closes after the last test). */
export function describeConformance(name: string, makeBackend: StartBackend): void {
  describe(`${name} keeps the API contract`, () => {
    let backend: ConformanceBackend | undefined;
    let made: ApiClient | undefined;
    beforeAll(async () => {
      backend = await makeBackend();
      made = makeClient(backend);
    });
    afterAll(() => backend?.close());
    const client = (): ApiClient => {
      if (!made) throw new Error('The backend is not up.');
      return made;
    };
    accountTests(client);
    connectionTests(client);
    searchTests(client);
    watchingTests(client);
    contractTests(client);
    answerTests(client);
    reminderTests(client);
    cycleTests(client);
    lastDayTests(client);
    undoTests(client);
    entryTests(client);
    settingsTests(client);
    spreadsheetTests(client);
    fileTests(client);
    textSearchTests(client);
    sharingTests(client);

    it('was seen to answer and to refuse every operation of the contract', () => {
      const expected = operations.flatMap(({ operationId }) => [`${operationId} answered`, `${operationId} refused`]);
      expect(client().answersSeen()).toEqual(expected.toSorted());
    });
  });
}
