/**
 * Calls that go out while the code that asks for them is still on its way: on a slow network their answers come with it, and not a round
 * trip later. Each is given to the first that asks for the same with the same token; whoever asks later asks the service.
 */

/** What was asked early and isn't asked for soon (the user went elsewhere at once) is no longer news, in milliseconds. */
const FRESH_MS = 10_000;

type Early = { authorization: string; since: number; answer: Promise<Response> };

const early = new Map<string, Early>();

/** Asks for these addresses (whole ones, by GET) with a session's token. */
export function callEarly(token: string, addresses: string[]): void {
  const authorization = `Bearer ${token}`;
  for (const address of addresses) {
    const answer = fetch(address, { headers: { accept: 'application/json', authorization } });
    // Whoever takes it hears of a failure; of one that is never taken nobody has to.
    answer.catch(() => undefined);
    early.set(address, { authorization, since: performance.now(), answer });
  }
}

/** `fetch` for calls that may have gone out already. Rejects as `fetch` does where the request is broken off. */
export function fetchOnce(request: Request): Promise<Response> {
  const found = early.get(request.url);
  early.delete(request.url);
  const isAsked =
    found !== undefined &&
    request.method === 'GET' &&
    request.headers.get('authorization') === found.authorization &&
    performance.now() - found.since < FRESH_MS;
  return isAsked ? Promise.race([found.answer, brokenOff(request.signal)]) : fetch(request);
}

function brokenOff(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
