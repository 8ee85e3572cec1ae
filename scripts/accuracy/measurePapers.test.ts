import { describe, expect, it } from 'vitest';
import { measurePapers, PAPERS, readPapers } from './measurePapers.ts';

/** What the readers reach today, less what a change elsewhere may cost; a real loss shows. */
describe('the parties of papers that no corpus has', () => {
  it.each([
    ['twisted', 0.9],
    ['filed', 0.89],
  ] as const)('%s: F1 of at least %d', (name, least) => {
    const papers = readPapers(name);
    expect(papers.length).toBeGreaterThanOrEqual(50);
    expect(measurePapers(papers)).toBeGreaterThanOrEqual(least);
  });

  it('name their parties as their texts write them', () => {
    for (const { text, parties } of PAPERS.flatMap(readPapers))
      for (const name of parties) expect(text.replace(/\s+/g, ' ').toLowerCase()).toContain(name.toLowerCase());
  });
});
