/**
 * A whole search over 200 mails with a PDF each, against what the sandbox needs to serve the same bytes plus what pdftotext needs
 * to read them, measured in the same run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { notMeasured, type Row } from './rows.ts';
import { connectSandbox, type ServiceProcess, signUp, startServiceProcess } from './serviceProcess.ts';

const MAILS = 200;
const what = `searching ${MAILS} mails with a PDF each`;

export async function benchMailbox(): Promise<Row[]> {
  if (spawnSync('pdftotext', ['-v']).error) return [notMeasured(what, 'pdftotext (poppler-utils) is not installed')];
  const folder = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  try {
    const files = await writePdfs(join(folder, 'documents'));
    const env = { SANDBOX_DOCUMENTS: join(folder, 'documents') };
    const service = await startServiceProcess(join(folder, 'data'), env);
    const token = await signUp(service);
    await connectSandbox(service, token);
    const serving = await servingSeconds(service, token);
    const pdftotext = timed(() => {
      for (const file of files) spawnSync('pdftotext', [file, '/dev/null']);
    });
    const search = await searchSeconds(service, token);
    await service.stop();
    const goal = 1.5 * serving + pdftotext;
    return [
      {
        what: `${what} (serving: ${serving.toFixed(1)} s, pdftotext: ${pdftotext.toFixed(1)} s)`,
        figure: `${search.toFixed(1)} s`,
        goal: `at most 1.5 x serving + pdftotext = ${goal.toFixed(1)} s`,
        met: search <= goal,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePdfs(folder: string): Promise<string[]> {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (let index = 0; index < MAILS; index += 1) {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let page = 0; page < 4; page += 1) {
      const lines =
        page === 0
          ? opening(index)
          : Array.from(
              { length: 50 },
              (_, line) => `${page}.${line} The parties shall act in good faith, number ${index}.`,
            );
      document.addPage([595, 842]).drawText(lines.join('\n'), { x: 50, y: 780, size: 10, lineHeight: 14, font });
    }
    const file = join(folder, `agreement-${index}.pdf`);
    await writeFile(file, await document.save());
    files.push(file);
  }
  return files;
}

const opening = (index: number) => [
  'SERVICES AGREEMENT',
  '',
  `This Services Agreement is entered into as of March 1, 2026 between Brightwater ${index} Ltd and Northwind Inc.`,
  'The initial term is two (2) years. It renews for successive one (1) year terms unless either party gives',
  'sixty (60) days notice before the end of the term.',
];

/** What Google's side alone costs: every page of the list, every message, every attachment, three at a time as the service does. */
async function servingSeconds(service: ServiceProcess, token: string): Promise<number> {
  const access = await sandboxToken(service, token);
  const get = async (path: string) =>
    (await fetch(`${service.url}/sandbox/google${path}`, { headers: { authorization: `Bearer ${access}` } })).json();
  const started = performance.now();
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = (await get(
      `/gmail/v1/users/me/messages?maxResults=500${pageToken ? `&pageToken=${pageToken}` : ''}`,
    )) as {
      messages?: { id: string }[];
      nextPageToken?: string;
    };
    ids.push(...(page.messages ?? []).map(({ id }) => id));
    pageToken = page.nextPageToken;
  } while (pageToken);
  const fetchOne = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const message = (await get(`/gmail/v1/users/me/messages/${id}?format=full`)) as { payload: Part };
      for (const attachment of attachmentsOf(message.payload))
        await get(`/gmail/v1/users/me/messages/${id}/attachments/${attachment}`);
    }
  };
  await Promise.all([fetchOne(), fetchOne(), fetchOne()]);
  return (performance.now() - started) / 1000;
}

type Part = { body?: { attachmentId?: string }; parts?: Part[] };

const attachmentsOf = (part: Part): string[] => [
  ...(part.body?.attachmentId ? [part.body.attachmentId] : []),
  ...(part.parts ?? []).flatMap(attachmentsOf),
];

/** An access token of the sandbox by its own service account, so that the measurement does not touch the service's grant. */
async function sandboxToken(service: ServiceProcess, userToken: string): Promise<string> {
  const { JWT } = await import('google-auth-library');
  const key = (await (
    await service.call('GET', '/sandbox/google/service-account.json', { token: userToken })
  ).json()) as {
    client_email: string;
    private_key: string;
  };
  const home = await (await fetch(`${service.url}/sandbox/google/`)).text();
  const subject = /[\w.]+@[\w.-]+\.example/.exec(home)?.[0] ?? '';
  const jwt = new JWT({
    email: key.client_email,
    key: key.private_key,
    subject,
    scopes: ['https://www.googleapis.com/auth/gmail.readonly'],
    transporterOptions: {
      fetchImplementation: (url, init) =>
        fetch(String(url).replace('https://oauth2.googleapis.com/token', `${service.url}/sandbox/google/token`), init),
    },
  });
  const { token } = await jwt.getAccessToken();
  if (!token) throw new Error('The sandbox gave no token.');
  return token;
}

async function searchSeconds(service: ServiceProcess, token: string): Promise<number> {
  const started = performance.now();
  const answer = await service.call('POST', '/api/gmail/search', {
    token,
    body: { keywords: ['agreement', 'contract'] },
  });
  const { id } = (await answer.json()) as { id: string };
  for (;;) {
    const search = (await (await service.call('GET', `/api/gmail/search/${id}`, { token })).json()) as {
      status: string;
      progress?: { contracts: number };
    };
    if (search.status === 'COMPLETED') break;
    if (search.status === 'FAILED' || performance.now() - started > 300_000)
      throw new Error('The search did not complete.');
    await sleep(20);
  }
  return (performance.now() - started) / 1000;
}

function timed(task: () => void): number {
  const started = performance.now();
  task();
  return (performance.now() - started) / 1000;
}
