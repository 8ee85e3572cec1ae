import { describe, expect, it } from 'vitest';
import { measurePapers, readPapers } from './measurePapers.ts';

/** What the readers reach today, less what a change elsewhere may cost; a real loss shows. */
describe('the parties of papers that no corpus has', () => {
  it.each([
    ['ordinary', 0.87],
    ['unusual', 0.82],
  ] as const)('%s: F1 of at least %d', (name, least) => {
    const papers = readPapers(name);
    expect(papers.length).toBeGreaterThanOrEqual(90);
    expect(measurePapers(papers)).toBeGreaterThanOrEqual(least);
  });

  it('name their parties as their texts write them', () => {
    for (const { text, parties } of [...readPapers('ordinary'), ...readPapers('unusual')])
      for (const name of parties) expect(text.replace(/\s+/g, ' ').toLowerCase()).toContain(name.toLowerCase());
  });
});
