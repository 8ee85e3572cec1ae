import { expect, test } from 'vitest';
import { readDocument } from './readDocument.ts';
import { LONGEST_RENDERING, renderPdf } from './renderPdf.ts';

const createdAt = new Date('2026-05-01T00:00:00Z');

test('a text without end is cut, and says so', async () => {
  const text = 'a'.repeat(3000) + ' word'.repeat(LONGEST_RENDERING / 5);
  const document = await readDocument(await renderPdf({ title: 'Long', text, createdAt }), {});
  expect(document.text).toContain('The rest of this document is too long to show here.');
  expect(document.pages).toBeLessThan(400);
});
