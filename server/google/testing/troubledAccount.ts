/** For tests of Google's troubles: a connected account of the sandbox; before each test no faults, and a fresh process with time that does not pass. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { ADMIN, file, plainMail, tinyWorkspace } from '../../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from './googleWorld.ts';
import type { CreateGoogleOptions } from '../createGoogle.ts';
import { GoogleFailure } from '../googleFailure.ts';
import { openWorkspace } from '../openWorkspace.ts';
import type { WorkspaceClient } from '../workspaceClient.ts';
import { createFakeTime, type FakeTime } from './fakeTime.ts';

export type TroubledAccount = {
  world: GoogleWorld;
  user: GoogleUser;
  /** Of the client in use. */
  time: FakeTime;
  client: WorkspaceClient;
  /** One of the two mails. */
  mailId: string;
  /** Takes another process into use: no pauses, no narrowed gates of earlier calls. */
  refresh(options?: Partial<CreateGoogleOptions>): Promise<void>;
  /** A page of the two mails. */
  list(from?: WorkspaceClient): ReturnType<WorkspaceClient['listMessages']>;
  /** How many faults have struck in this test. */
  struck(): number;
};

/** The first part of Gmail's addresses, for faults that are to strike nothing else. */
export const GMAIL_PATH = '/gmail/';

/** To be called at the top of a test file: it starts and stops with it. */
export function troubledAccount(): TroubledAccount {
  const first = plainMail(ADMIN, 'First', 'renewal');
  const workspace = tinyWorkspace(
    [first, plainMail(ADMIN, 'Second', 'renewal')],
    [file('one', 'One.pdf', { searchText: 'renewal' })],
  );
  const account: TroubledAccount = {
    world: null as never,
    user: null as never,
    time: createFakeTime(),
    client: null as never,
    mailId: first.id,
    async refresh(options = {}) {
      account.time = createFakeTime();
      const opened = await openWorkspace(account.world.secondRoom({ time: account.time, ...options }), account.user.id);
      account.client = opened.clientFor(ADMIN);
    },
    list: (from = account.client) => from.listMessages('"renewal"', null, new AbortController().signal),
    struck: () => account.world.sandbox.state.faults.struck.length,
  };
  beforeAll(async () => {
    account.world = await startGoogleWorld(workspace);
    account.user = await account.world.user();
  });
  beforeEach(async () => {
    const { faults } = account.world.sandbox.state;
    faults.clear();
    faults.struck.length = 0;
    const { connected } = (await account.user.call('GET', '/api/google/status')).json() as { connected: boolean };
    if (!connected) await account.user.connect({ account: ADMIN });
    await account.refresh();
  });
  afterAll(() => account.world.close());
  return account;
}

/** What the work throws, which must be a failure of the Google room. */
export async function failureOf(work: Promise<unknown>): Promise<GoogleFailure> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GoogleFailure);
  return error as GoogleFailure;
}
