/** For tests: runs with the rights of a child that reads documents, and says what of the things it must not do it can. */
import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { closeNetwork } from '../child/closeNetwork.ts';

closeNetwork();
const secret = process.argv[2] ?? '';
const things: Record<string, () => unknown> = {
  'read a secret beside the data': () => readFileSync(secret),
  'read the environment of the service': () => readFileSync(`/proc/${process.ppid}/environ`),
  'read its own environment': () => readFileSync('/proc/self/environ'),
  'read the system': () => readFileSync('/etc/passwd'),
  'read the code of the service': () => readFileSync(new URL('../../server.ts', import.meta.url)),
  write: () => writeFileSync(`${secret}.copy`, 'x'),
  'start a program': () => execFileSync('/bin/true'),
  connect: () => connect(9, '127.0.0.1'),
  listen: () => createServer().listen(0),
  'ask for a page': () => request('http://127.0.0.1:9/').end(),
  'look up a name': () => lookup('localhost'),
  fetch: () => fetch('http://127.0.0.1:9/', { signal: AbortSignal.timeout(2000) }),
  'read a font': () =>
    readFileSync(new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url)),
};

process.on('uncaughtException', () => undefined);
const done: string[] = [];
for (const [name, attempt] of Object.entries(things)) {
  try {
    await attempt();
    done.push(name);
  } catch {
    // Not allowed, as it should be.
  }
}
process.send?.({ done, environment: Object.keys(process.env) });
