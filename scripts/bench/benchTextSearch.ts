/** The full text search over two thousand real contracts: how long an answer takes, and whether its passage is the right one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { addFoundContracts } from '../../server/http/testFoundContracts.ts';
import { startTestApp, type TestUser } from '../../server/http/testApp.ts';
import type { TextHit } from '../../server/http/wire.gen.ts';
import { indexDocuments } from '../../server/db/textSearch.ts';
import { withTestServer } from '../soak/measured.ts';
import { atMost, notMeasured, percentile, type Row } from './rows.ts';

const DOCUMENTS = 2000;
const AT_ONCE = 100;
const MOST_MS = 50;
const WHAT = `full text search over ${DOCUMENTS} documents`;
const corpus = new URL('../../../shared/corpus/', import.meta.url);
/** What everybody asks, beside sentences out of the documents. */
const COMMON = ['agreement', 'termination', 'renewal', 'notice', 'price index', 'indemnify -insurance', 'exclusivity'];

export function benchTextSearch(): Promise<Row[]> {
  return existsSync(corpus) ? withTestServer(measure) : Promise.resolve([notMeasured(WHAT, 'the corpus is missing')]);
}

async function measure(): Promise<Row[]> {
  const service = await startTestApp();
  try {
    const user = await service.signIn();
    const texts = corpusTexts();
    const sources = Array.from(
      { length: DOCUMENTS },
      (_, index) => `Document ${index}.\n${texts[index % texts.length]}`,
    );
    for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
      const part = sources
        .slice(from, from + AT_ONCE)
        .map((text, index) => ({ text, name: `Contract ${from + index}` }));
      const { ids } = await addFoundContracts(service.database, user.id, part);
      const contracts = ids.map((id, index) => ({ id, name: `Contract ${from + index}` }));
      await user.call('POST', '/api/contracts/batch', { contracts });
      await indexDocuments(service.database.queries, AT_ONCE);
    }
    await service.database.pool.query('analyze');
    const phrases = texts.flatMap((text, index) => (index % 10 === 0 ? phraseOf(text) : []));
    const times: number[] = [];
    let right = 0;
    for (const question of [...COMMON, ...phrases.map((phrase) => `"${phrase}"`)]) {
      const start = performance.now();
      const hits = await ask(user, question);
      times.push(performance.now() - start);
      if (question.startsWith('"') && isRight(hits[0], question, sources)) right += 1;
    }
    return [
      atMost(`${WHAT}, p95 of ${times.length} questions`, percentile(times, 0.95), MOST_MS, 'ms'),
      {
        what: `${WHAT}: sentences out of documents whose passage is the right one`,
        figure: `${right} of ${phrases.length}`,
        goal: 'all',
        met: right === phrases.length,
      },
    ];
  } finally {
    await service.close();
  }
}

async function ask(user: TestUser, question: string): Promise<TextHit[]> {
  return (await user.call('GET', `/api/contracts/search?q=${encodeURIComponent(question)}`)).json();
}

/** The passage stands where it says, and holds a word of the question under its first mark. */
function isRight(hit: TextHit | undefined, question: string, sources: readonly string[]): boolean {
  const source = sources[Number(hit?.name.replace('Contract ', ''))];
  if (hit === undefined || source === undefined || hit.passage === null || hit.start === null) return false;
  const { passage, start, marks } = hit;
  const marked = marks.map((mark) => passage.slice(mark.start, mark.end).toLowerCase());
  return source.startsWith(passage, start) && marked.some((word) => question.toLowerCase().includes(word));
}

function corpusTexts(): string[] {
  return ['cuad', 'adbuy'].flatMap((name) => {
    const folder = new URL(`${name}/txt/`, corpus);
    return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8').replaceAll('\0', ''));
  });
}

/** Five words in a row from the middle. */
function phraseOf(text: string): string[] {
  const middle = text.slice(Math.floor(text.length / 2));
  const found = /\b(?:[a-z]{4,} ){4}[a-z]{4,}\b/.exec(middle);
  return found ? [found[0]] : [];
}
