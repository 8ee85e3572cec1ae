import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../mocks/node.ts';
import { callEarly, fetchOnce } from './earlyCalls.ts';

const address = `${window.location.origin}/api/auth/me`;
const asking = (token: string, init: RequestInit = {}) =>
  fetchOnce(new Request(address, { ...init, headers: { authorization: `Bearer ${token}` } }));

describe('a call that went out early', () => {
  const tokens: (string | null)[] = [];
  beforeEach(() => {
    server.use(
      http.get(address, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json({ calls: tokens.length });
      }),
    );
  });
  afterEach(() => {
    tokens.length = 0;
    vi.useRealTimers();
  });

  it('is answered once: whoever asks again asks the service', async () => {
    callEarly('mine', [address]);
    expect(await (await asking('mine')).json()).toEqual({ calls: 1 });
    expect(await (await asking('mine')).json()).toEqual({ calls: 2 });
  });

  it('answers nobody who has another token', async () => {
    callEarly('mine', [address]);
    await asking('another');
    expect(tokens).toEqual(['Bearer mine', 'Bearer another']);
  });

  it('answers nobody ten seconds later, when it is old news', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    callEarly('mine', [address]);
    vi.advanceTimersByTime(10_000);
    await asking('mine');
    expect(tokens).toHaveLength(2);
  });

  it('is given up where whoever asked gives up', async () => {
    const stop = new AbortController();
    callEarly('mine', [address]);
    const asked = asking('mine', { signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toThrow(/abort/i);
  });

  it('fails as any call does', async () => {
    server.use(http.get(address, () => HttpResponse.error()));
    callEarly('mine', [address]);
    await expect(asking('mine')).rejects.toThrow(/fetch/i);
  });
});
