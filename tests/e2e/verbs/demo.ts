/** What only the demo can do: begin with a full account, signed in, in a named scenario, and change to another under way. */
import type { Page } from '@playwright/test';
import { createBackend, DB_KEY } from '../../../mocks/backend.ts';
import type { ScenarioName } from '../../../mocks/scenarios.ts';
import { memoryStorage } from '../../../mocks/storage.ts';
import { storageKeys } from '../../../src/domain/storageKeys.ts';
import { demoAccount } from './account.ts';
import { addKeywords, connect, next } from './wizard.ts';

/** Opens a screen as somebody who has signed in to the demo account before; the demo's data are those of the scenario. */
export async function openDemo(page: Page, path: string, scenario: ScenarioName = 'default'): Promise<void> {
  await page.addInitScript(
    ({ dbKey, world, tokenKey, token }) => {
      // Only once: later loads have what the test has made of it. A window without an address has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('opened') !== null) return;
      sessionStorage.setItem('opened', 'by the test');
      localStorage.clear();
      localStorage.setItem(dbKey, world);
      localStorage.setItem(tokenKey, token);
    },
    { dbKey: DB_KEY, tokenKey: storageKeys.token, ...signedInWorld() },
  );
  await page.goto(`${path}?scenario=${scenario}`);
  // Whoever goes on at once would leave a page whose mock backend is just starting.
  await page.waitForFunction(() => 'perennialDemo' in window);
}

/** The mock backend's world with a session of the demo account in it, and that session's token. */
function signedInWorld(): { world: string; token: string } {
  const store = memoryStorage();
  const { db } = createBackend({ store });
  const token = crypto.randomUUID();
  db.update((state) => {
    const user = state.users.find(({ email }) => email === demoAccount.email);
    // Later than any clock of the tests; a scenario in which it ends sooner says so itself.
    state.sessions[token] = {
      userId: user?.id ?? '',
      endsAt: Date.parse('2099-12-31'),
      id: crypto.randomUUID(),
      device: null,
    };
  });
  return { world: store.getItem(DB_KEY) ?? '', token };
}

/** From now on answers are those of another scenario. What the page shows, and what the account holds, stays. */
export async function changeScenario(page: Page, scenario: ScenarioName): Promise<void> {
  await page.evaluate(
    ([dbKey, name]) => {
      const world = JSON.parse(localStorage.getItem(dbKey) ?? '') as object;
      localStorage.setItem(dbKey, JSON.stringify({ ...world, scenario: name }));
    },
    [DB_KEY, scenario] as const,
  );
}

/** From now on nothing is answered any more, so that a waiting screen waits for as long as a test looks at it. */
export async function holdAnswers(page: Page): Promise<void> {
  await changeScenario(page, 'slow');
  await page.evaluate(() => {
    const wait = window.setTimeout;
    const held = (handler: () => void, delay?: number, ...rest: []) =>
      delay === 3_000 ? 0 : wait(handler, delay, ...rest);
    Object.assign(window, { setTimeout: held });
  });
}

/** Starts a search in a scenario, as somebody who has signed in. */
export async function startDemoSearch(page: Page, scenario: ScenarioName): Promise<void> {
  await openDemo(page, '/upload-contracts', scenario);
  await connect(page);
  await addKeywords(page, 'agreement');
  await next(page);
}
