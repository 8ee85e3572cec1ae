/** The service as a process of its own, on a folder of its own, for the benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../server/server.ts', import.meta.url));

/** Those of `npm start`: what V8 keeps for new objects would otherwise grow to 64 MB and stay (docs/operations.md). */
const startFlags = ['--max-semi-space-size=16'];

export type ServiceProcess = {
  pid: number;
  url: string;
  /** Milliseconds from the start of the process to its first "ready". */
  readyAfter: number;
  call(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<Response>;
  stop(): Promise<void>;
};

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts it, by another script if told so, and waits until it is ready. Throws where it is not within 60 s. */
export async function startServiceProcess(
  dataDir: string,
  env: Record<string, string> = {},
  script: string = server,
): Promise<ServiceProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...startFlags, script], {
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - started > 60_000) throw new Error('The service did not start.');
    await sleep(5);
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    call: (method, path, { token, body } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    stop: () => stop(child),
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Makes an account and signs in. */
export async function signUp(service: ServiceProcess, email = 'bench@example.com'): Promise<string> {
  const body = { email, password: 'correct horse' };
  await service.call('POST', '/api/auth/register', { body });
  const answer = (await (await service.call('POST', '/api/auth/login', { body })).json()) as { token: string };
  return answer.token;
}

/** Connects the first account of the sandbox by its consent form, as a browser would. */
export async function connectSandbox(service: ServiceProcess, token: string): Promise<void> {
  const started = await service.call('GET', '/api/google/auth-url', { token });
  const cookie = started.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { authUrl } = (await started.json()) as { authUrl: string };
  const page = await (await fetch(authUrl)).text();
  const sealed = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const account = /name="account"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = new URLSearchParams({ request: sealed, account, decision: 'continue' });
  for (const scope of page.matchAll(/name="scope"[^>]*value="([^"]+)"/g)) form.append('scope', scope[1] ?? '');
  const consent = await fetch(authUrl.split('?')[0] ?? '', { method: 'POST', body: form, redirect: 'manual' });
  await fetch(consent.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
  const status = (await (await service.call('GET', '/api/google/status', { token })).json()) as { connected: boolean };
  if (!status.connected) throw new Error('The sandbox could not be connected.');
}
