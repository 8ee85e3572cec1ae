/** Rules 3 and 4: the page's script tells the app by every way there is, by its exact origin, and holds no secret. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CALLBACK_SCRIPT } from './callbackPage.ts';

const NEXT = '/upload-contracts?google-connected=true&email=ada%40tiny.example';
const MESSAGE = { type: 'google-auth-complete', email: 'ada@tiny.example' };
const COMPLETE = { ...MESSAGE, next: NEXT };

const refuse = () => {
  throw new Error('not here');
};

type Opener = { postMessage: (message: unknown, origin: string) => void };

/** Runs the script in a window made up for it; answers what it did, in order. */
function run(opener: Opener | null, without: string[] = [], data: object = COMPLETE) {
  const did: unknown[] = [];
  class Channel {
    name: string;
    constructor(name: string) {
      this.name = name;
      if (without.includes('channel')) refuse();
    }
    postMessage(message: unknown) {
      did.push(['channel', this.name, message]);
    }
    close() {}
  }
  const store = (key: string, value: string) => void did.push(['storage', key, JSON.parse(value)]);
  runInNewContext(CALLBACK_SCRIPT, {
    document: { body: { dataset: { origin: 'https://renewals.example', ...data } } },
    window: { opener: opener && { postMessage: opener.postMessage }, close: () => did.push(['close']) },
    BroadcastChannel: Channel,
    localStorage: { setItem: without.includes('storage') ? refuse : store },
    location: { replace: (address: string) => did.push(['replace', address]) },
    setTimeout: (work: () => void) => work(),
  });
  return JSON.parse(JSON.stringify(did)) as unknown[];
}

const OTHER_WAYS = [
  ['channel', 'google-auth', MESSAGE],
  ['storage', 'google-auth-complete', { ...MESSAGE, at: expect.any(Number) }],
  ['close'],
];

describe('the callback page', () => {
  it('posts to its opener at the app’s own origin, and closes', () => {
    const posted: unknown[] = [];
    const did = run({ postMessage: (message, origin) => void posted.push([message, origin]) });
    expect(posted).toEqual([[MESSAGE, 'https://renewals.example']]);
    expect(did).toEqual(OTHER_WAYS);
  });

  it('goes on to the app, on a fixed path, where it has no opener', () => {
    expect(run(null)).toEqual([...OTHER_WAYS, ['replace', NEXT]]);
  });

  it('says so where nothing was connected, and stays open to be read', () => {
    const message = { type: 'google-auth-refused' };
    expect(run(null, [], message)).toEqual([
      ['channel', 'google-auth', message],
      ['storage', 'google-auth-refused', { ...message, at: expect.any(Number) }],
    ]);
  });

  it('still closes where every way is barred', () => {
    const barred = {
      postMessage: () => {
        throw new Error('cut off');
      },
    };
    expect(run(barred, ['channel', 'storage'])).toEqual([['close']]);
  });
});
