import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { mainReading } from './mainReading.ts';
import { readAndAnalyse } from './readAndAnalyse.ts';
import { asMail } from './testing/asMail.ts';
import { corpusFolder, sampled } from './testing/corpusFolder.ts';
import { textAsDocx } from './testing/textAsDocx.ts';
import { textAsHtml } from './testing/textAsHtml.ts';
import { textAsPdf } from './testing/textAsPdf.ts';

vi.setConfig({ testTimeout: 300_000 });

const folder = corpusFolder('cuad/txt');
/** Of the contracts one in so many is looked at; `npm run soak -- documents` tries all. */
const EVERY = 120;
/** The longest only take longer, bytes. */
const LONGEST = 40_000;

test.runIf(folder)(
  'the same contract gives the same answer as PDF, Word, HTML, plain text, mail body and attachment',
  async () => {
    const files = readdirSync(folder ?? '').filter((file) => statSync(path.join(folder ?? '', file)).size <= LONGEST);
    const sample = sampled(files, EVERY);
    const differences: string[] = [];
    for (const file of sample) {
      const text = readFileSync(path.join(folder ?? '', file), 'utf8');
      const expected = await answerOf(new TextEncoder().encode(text));
      for (const [form, bytes] of Object.entries(await formsOf(text))) {
        const actual = await answerOf(bytes);
        if (actual !== expected) differences.push(`${file} as ${form}: ${actual} instead of ${expected}`);
      }
    }
    expect(sample.length).toBeGreaterThan(1);
    expect(differences).toEqual([]);
  },
);

async function formsOf(text: string): Promise<Record<string, Uint8Array>> {
  const [pdf, docx, html] = [await textAsPdf(text), await textAsDocx(text), textAsHtml(text)];
  return {
    pdf,
    docx,
    html: new TextEncoder().encode(html),
    'mail body': asMail({ mimeType: 'text/plain', content: text }),
    'HTML mail body': asMail({ mimeType: 'text/html', content: html }),
    attachment: asMail({ mimeType: 'text/plain', content: 'See the attachment.' }, [
      { mimeType: 'application/pdf', content: pdf, name: 'agreement.pdf' },
    ]),
  };
}

async function answerOf(bytes: Uint8Array): Promise<string> {
  const { analysis } = mainReading(await readAndAnalyse(bytes, {}, { today: '2026-05-01' }));
  // Where a value stands in the text differs from form to form, and only Word and HTML mark a title.
  return JSON.stringify({ ...analysis, evidence: null, alternatives: null, title: null });
}
