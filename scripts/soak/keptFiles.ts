/** Files that are brought to a service in trouble: sent until one is refused, sent again afterwards, and all of them must be read. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessSearchResponse, Search } from '../../server/http/wire.gen.ts';
import { note, type NotedAnswers } from './notedAnswers.ts';

/** Of random letters: the database cannot make it smaller. */
const FILE_BYTES = 300_000;
const READ_MS = 120_000;

export type KeptFiles = {
  /** Sends one more file; answers whether it was acknowledged. */
  send(): Promise<boolean>;
  /** Sends again what was refused, has all of it read, and answers what is missing, as sentences. */
  finish(): Promise<string[]>;
};

/** One upload of the user of `token`. */
export function keptFiles(noted: NotedAnswers, token: string): KeptFiles {
  const { url } = noted.service;
  const uploadId = randomUUID();
  const headers = { authorization: `Bearer ${token}` };
  const files: { isKept: boolean; bytes: Buffer<ArrayBuffer> }[] = [];
  const nameOf = (position: number) => `file ${position} of ${uploadId}.txt`;

  async function put(position: number): Promise<boolean> {
    const file = files[position];
    if (!file) return false;
    const body = new FormData();
    body.append('file', new Blob([file.bytes]), nameOf(position));
    const answer = await fetch(`${url}/api/files/${uploadId}/${position}`, { method: 'PUT', headers, body });
    file.isKept = answer.ok;
    if (!answer.ok) await note(noted, 'PUT /api/files', answer);
    return answer.ok;
  }

  async function read(): Promise<string[]> {
    const body = new FormData();
    body.append('timeZone', 'UTC');
    const answer = await fetch(`${url}/api/files?upload=${uploadId}`, { method: 'POST', headers, body });
    if (!answer.ok) return [`The files could not be read: ${answer.status} ${await answer.text()}`];
    const { id } = (await answer.json()) as Search;
    const deadline = Date.now() + READ_MS;
    for (;;) {
      const search = (await (await fetch(`${url}/api/gmail/search/${id}`, { headers })).json()) as Search;
      if (search.status === 'COMPLETED') break;
      if (search.status === 'FAILED' || Date.now() > deadline) return [`The search of the files is ${search.status}.`];
      await pause(100);
    }
    const results = await fetch(`${url}/api/gmail/process/${id}`, { method: 'POST', headers });
    const { receipt } = (await results.json()) as ProcessSearchResponse;
    const named = new Set(receipt?.items.map(({ name }) => name));
    const lost = files.filter((_, position) => !named.has(nameOf(position))).length;
    return lost === 0 ? [] : [`${lost} of ${files.length} files are lost.`];
  }

  return {
    send: () => {
      const letters = randomBytes(Math.ceil((FILE_BYTES * 3) / 4)).toString('base64');
      files.push({ isKept: false, bytes: Buffer.from(letters.replaceAll(/.{76}/g, '$&\n')) });
      return put(files.length - 1);
    },
    finish: async () => {
      for (const [position, { isKept }] of files.entries()) {
        if (!isKept && !(await put(position))) return [`File ${position} is refused after the trouble, too.`];
      }
      return files.length === 0 ? [] : read();
    },
  };
}
