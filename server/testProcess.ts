/** For tests: the service as a process of its own, that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Shared by all test processes: compiling anew for each would be most of their time. */
const COMPILED = join(tmpdir(), `perennial-test-compiled-${process.getuid?.() ?? 0}`);

export type TestProcess = {
  url: string;
  child: ChildProcess;
  /** Everything it has written so far, standard output and errors. */
  output(): string;
  /** A call of its API; `token` is a bearer token. */
  call(method: string, path: string, options?: { token?: string; body?: object }): Promise<Response>;
  /** Signs a new user up and in; answers the token. */
  signUp(email: string, password?: string): Promise<string>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit status. */
  stop(): Promise<number | null>;
};

/**
 * Starts `node server/server.ts` (or another `program` that says the same line) on a free port and waits for its ready line.
 * Rejects with its output where it ends before, as it does when `life` is aborted: then it is killed as it starts.
 */
export async function startTestProcess(
  env: Record<string, string>,
  life?: AbortSignal,
  cwd: string | undefined = env['DATA_DIR'],
  program: string = join(import.meta.dirname, 'server.ts'),
): Promise<TestProcess> {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.on('data', () => {
      const found = /ready on (http:\S+)/.exec(output)?.[1];
      if (found) ready(found);
    });
    life?.addEventListener('abort', () => child.kill('SIGKILL'));
    child.on('exit', (code) => fail(new Error(`The service ended with ${code}: ${output}`)));
  });
  const call: TestProcess['call'] = (method, path, { token, body } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    url,
    child,
    output: () => output,
    call,
    signUp: async (email, password = 'correct horse battery') => {
      await call('POST', '/api/auth/register', { body: { email, password } });
      const answer = await call('POST', '/api/auth/login', { body: { email, password } });
      return ((await answer.json()) as { token: string }).token;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
