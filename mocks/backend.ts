/** The mock backend as one object: its database, its clock, its scenario. The demo has one, every test may make its own. */
import { openDb } from './db.ts';
import type { MockAccount, MockDb, MockState } from './db.ts';
import { inviteByAnna, partAll } from './invitedByAnna.ts';
import { isScenarioName, SCENARIOS } from './scenarios.ts';
import type { Scenario, ScenarioName } from './scenarios.ts';
import { memoryStorage } from './storage.ts';
import type { KeyValueStore } from './storage.ts';
import { MAILBOX_ACCOUNT } from './world/mailbox.ts';
import { addMonths, daysBetween, localDay } from '../contract/calendar.ts';
import { shiftDays } from '../src/platform/clock.ts';
import { freshTelling } from './telling.ts';

/** The account that the demo offers on the sign-in screen. It is public, and opens nothing but made-up data. */
export const DEMO_ACCOUNT = { email: MAILBOX_ACCOUNT, password: 'demo-renewals' };

/** SHA-256 of the demo password in hexadecimal: the database keeps no clear password, not even this one. */
const DEMO_DIGEST = '2b5e65e90f525c127404af8a40553cc5439fe5d0b5fbd299f0cf7bcf9b736e78';

/** Where the store has it. */
export const DB_KEY = 'perennial-demo';

export type MockBackend = {
  db: MockDb;
  store: KeyValueStore;
  /** The clock, with what it was moved ahead. */
  now: () => Date;
  daysAhead: () => number;
  /** Moves the clock to the same day of the next month, for all accounts. Sessions last as long as before. */
  moveAMonth: () => void;
  /** False in tests: answers come at once, and a call that never answers is up to the test's clock. */
  takesTime: boolean;
  /** The folder that the app's pages lie in; without it, the root of the request's origin. */
  pageBase?: () => string;
  scenario: () => Scenario;
  scenarioName: () => ScenarioName;
  /** Starts the scenario over: the world is new, accounts and sessions stay. */
  chooseScenario: (name: ScenarioName) => void;
  /** Forgets everything. */
  reset: (name?: ScenarioName) => void;
};

export type BackendOptions = Partial<Pick<MockBackend, 'store' | 'now' | 'takesTime' | 'pageBase'>>;

/** Makes a backend; without options it forgets everything at the end and does not keep anyone waiting. */
export function createBackend(options: BackendOptions = {}): MockBackend {
  const { store = memoryStorage(), now: unmoved = () => new Date(), takesTime = false, pageBase } = options;
  const db = openDb(store, DB_KEY, () => initialState('default', localDay(unmoved())));
  const daysAhead = () => db.read().daysAhead ?? 0;
  const now = () => shiftDays(unmoved(), daysAhead());
  const scenarioName = () => {
    const name = db.read().scenario;
    return isScenarioName(name) ? name : 'default';
  };
  return {
    db,
    store,
    now,
    daysAhead,
    moveAMonth: () => db.update((state) => moveAMonth(state, unmoved())),
    takesTime,
    ...(pageBase ? { pageBase } : {}),
    scenarioName,
    scenario: () => SCENARIOS[scenarioName()],
    chooseScenario: (name) => db.update((state) => startScenario(state, name, unmoved())),
    reset: (name = 'default') => {
      db.reset();
      if (name !== 'default') db.update((state) => startScenario(state, name, unmoved()));
    },
  };
}

function initialState(scenario: ScenarioName, today: string): MockState {
  const demo = { id: 'demo-user', email: DEMO_ACCOUNT.email, passwordDigest: DEMO_DIGEST, demo: true };
  return {
    scenario,
    users: [demo],
    sessions: {},
    consents: {},
    accounts: { [demo.id]: newAccount(SCENARIOS[scenario], today, true) },
  };
}

function startScenario(state: MockState, name: ScenarioName, now: Date): void {
  const scenario = SCENARIOS[name];
  state.scenario = name;
  state.daysAhead = 0;
  state.consents = {};
  partAll(state);
  for (const user of state.users) state.accounts[user.id] = newAccount(scenario, localDay(now), user.demo);
  if (scenario.colleague === 'invites')
    inviteByAnna(state, newAccount(SCENARIOS['notices-passed'], localDay(now), true), now);
  const endsAt = now.getTime() + scenario.sessionSeconds * 1000;
  for (const session of Object.values(state.sessions)) session.endsAt = endsAt;
}

/** What was never told until then counts as told now, so that the month is told day by day (`mocks/tell.ts`). */
function moveAMonth(state: MockState, unmoved: Date): void {
  const before = shiftDays(unmoved, state.daysAhead ?? 0);
  const today = localDay(before);
  state.daysAhead = (state.daysAhead ?? 0) + daysBetween(today, addMonths(today, 1));
  const moved = shiftDays(unmoved, state.daysAhead).getTime() - before.getTime();
  for (const account of Object.values(state.accounts)) account.telling ??= freshTelling(before);
  for (const session of Object.values(state.sessions)) session.endsAt += moved;
}

/** A fresh account: the demo account's holds the scenario's contracts, everybody else starts empty. */
export function newAccount(scenario: Scenario, today: string, demo: boolean): MockAccount {
  return {
    seed: demo ? scenario.seed : 'empty',
    seededOn: today,
    deleted: [],
    uploaded: [],
    records: {},
    history: {},
    joined: {},
    settings: {},
    google: null,
    reconnectReason: scenario.reconnectNeeded
      ? 'Google no longer accepts this connection. Please connect again.'
      : null,
    searches: [],
  };
}
