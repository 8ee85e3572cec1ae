/**
 * Every file of the robustness corpus brought to a service at once, as the browser sends them: a hundred to a reading, each in a request of
 * its own; one reading after the other, and then all readings at once. Each file must be named with an outcome, and the service may use no
 * more memory than a search does.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { corpusFolder } from '../../server/documents/testing/corpusFolder.ts';
import type { ProcessSearchResponse, Search } from '../../server/http/wire.gen.ts';
import { watchDuring } from '../bench/bystander.ts';
import { type ServiceProcess, signUp, startServiceProcess } from '../bench/serviceProcess.ts';

/** As many as the browser takes for one reading (src/features/files/fileUpload.ts). */
const PORTION = 100;
const AT_ONCE = 2;
const MOST_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;
/** Two hundred of them are read as scans. */
const LONGEST_MS = 1_800_000;

type Brought = { name: string; path: string };
type Outcome = { name: string; outcome: string; code: string | null };

export async function soakFiles(): Promise<boolean> {
  const corpus = corpusFolder('robustness');
  if (corpus === null) return true;
  const entries = (await readdir(corpus, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = entries.map((entry, index) => {
    const path = join(entry.parentPath, entry.name);
    return { name: `${index} ${basename(path)}`, path };
  });
  const folder = await mkdtemp(join(tmpdir(), 'perennial-files-'));
  const service = await startServiceProcess(folder);
  try {
    const token = await signUp(service);
    const other = await signUp(service, 'bystander@example.com');
    const outcomes: Outcome[] = [];
    const started = performance.now();
    const portions = Array.from({ length: Math.ceil(files.length / PORTION) }, (_, index) =>
      files.slice(index * PORTION, (index + 1) * PORTION),
    );
    const { slowestMs, mostBytes } = await watchDuring(service, other, async () => {
      for (const portion of portions) outcomes.push(...(await readPortion(service, token, portion)));
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    const oneByOne = judge(files, outcomes, { seconds, slowestMs, megabytes: Math.round(mostBytes / MEGABYTE) });
    return (await soakAtOnce(service, portions)) && oneByOne;
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same by somebody else, with all portions sent and read at the same time. */
async function soakAtOnce(service: ServiceProcess, portions: readonly Brought[][]): Promise<boolean> {
  const token = await signUp(service, 'hasty@example.com');
  const bystander = await signUp(service, 'second-bystander@example.com');
  const started = performance.now();
  const outcomes: Outcome[] = [];
  const { slowestMs, mostBytes } = await watchDuring(service, bystander, async () => {
    const all = await Promise.all(portions.map((portion) => readPortion(service, token, portion)));
    outcomes.push(...all.flat());
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log('All readings at once:');
  return judge(portions.flat(), outcomes, { seconds, slowestMs, megabytes: Math.round(mostBytes / MEGABYTE) });
}

type Cost = { seconds: number; slowestMs: number; megabytes: number };

function judge(files: readonly Brought[], outcomes: readonly Outcome[], cost: Cost): boolean {
  const named = new Set(outcomes.map(({ name }) => name));
  const missing = files.filter(({ name }) => !named.has(name)).map(({ name }) => name);
  const counts = Object.entries(Object.groupBy(outcomes, ({ outcome, code }) => code ?? outcome));
  const { seconds, slowestMs, megabytes } = cost;
  console.log(
    `${files.length} files in ${seconds} s: ${counts.map(([what, all]) => `${all?.length} ${what}`).join(', ')}`,
  );
  console.log(`${megabytes} MB of the service at most; another user waited ${Math.round(slowestMs)} ms at most`);
  for (const name of missing) console.log(`WITHOUT AN OUTCOME: ${name}`);
  return missing.length === 0 && megabytes <= MOST_MEGABYTES;
}

/** Sends the files of one reading, two at a time, has them read, and answers what became of each. Throws where something is refused. */
async function readPortion(service: ServiceProcess, token: string, files: readonly Brought[]): Promise<Outcome[]> {
  const uploadId = randomUUID();
  const headers = { authorization: `Bearer ${token}` };
  const refused: Outcome[] = [];
  const waiting = [...files.entries()];
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, { name, path }] = next;
      const bytes = await readFile(path);
      // The browser does not send what is empty, and says so.
      if (bytes.length === 0) {
        refused.push({ name, outcome: 'empty, not sent', code: null });
        continue;
      }
      const body = new FormData();
      body.append('file', new Blob([bytes]), name);
      const answer = await fetch(`${service.url}/api/files/${uploadId}/${position}`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`${name} is refused with ${answer.status}: ${await answer.text()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const form = new FormData();
  form.append('timeZone', 'UTC');
  const query = `upload=${uploadId}&files=${files.length - refused.length}`;
  const begun = await fetch(`${service.url}/api/files?${query}`, { method: 'POST', headers, body: form });
  if (!begun.ok) throw new Error(`A reading is refused with ${begun.status}: ${await begun.text()}`);
  const { id } = (await begun.json()) as Search;
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const search = (await (await service.call('GET', `/api/gmail/search/${id}`, { token })).json()) as Search;
    if (search.status === 'COMPLETED') break;
    if (search.status !== 'PROCESSING' || Date.now() > deadline) throw new Error(`A reading is ${search.status}.`);
    await pause(500);
  }
  const answer = await service.call('POST', `/api/gmail/process/${id}`, { token });
  const { receipt } = (await answer.json()) as ProcessSearchResponse;
  const items = receipt?.items ?? [];
  return [...refused, ...items.map(({ name, outcome, code }) => ({ name, outcome, code: code ?? null }))];
}
