import { expect, test } from 'vitest';
import { readDocument } from './readDocument.ts';
import { renderPdf } from './renderPdf.ts';

const createdAt = new Date('2026-05-01T00:00:00Z');
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('a rendering is a PDF with the title, the source and the text', async () => {
  const pdf = await renderPdf({
    title: 'Lease',
    source: 'From a mail',
    text: 'Łódź, Αθήνα, Київ\n\n☒ 5 €\fnext page',
    createdAt,
  });
  const { text, pages, title } = await readDocument(pdf, {});
  expect(folded(text)).toBe('Lease From a mail Łódź, Αθήνα, Київ ☒ 5 € next page');
  expect({ pages, title }).toEqual({ pages: 2, title: 'Lease' });
});

test('the same document is rendered to the same bytes', async () => {
  const rendering = { title: 'Lease', text: 'One text.', createdAt };
  expect(await renderPdf(rendering)).toEqual(await renderPdf(rendering));
});

test('signs that no font here can show are marked and counted, never an error', async () => {
  const text = `契約 \u0000\uD800 ${String.fromCodePoint(0x1f9ff)} end`;
  const shown = folded((await readDocument(await renderPdf({ title: '賃', text, createdAt }), {})).text);
  expect(shown).toContain('end');
  expect(shown).toMatch(/Characters that can’t be shown here: \d/);
});
