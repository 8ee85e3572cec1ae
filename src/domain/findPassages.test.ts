import { describe, expect, it } from 'vitest';
import { cutRun, findPassages } from './findPassages.ts';

const marked = (runs: string[], quote: string) =>
  findPassages(runs, [{ id: 'q', quote }]).map(({ run, start, end }) => runs[run]?.slice(start, end));

describe('a quoted passage', () => {
  it('is found across the runs of a page, whatever spaces and quotation marks stand between', () => {
    const runs = ['8.2 Renewal. This “Agree', 'ment” shall  renew auto-', 'matically for one year.'];
    expect(marked(runs, '"Agreement" shall renew automatically')).toEqual([
      'Agree',
      'ment” shall  renew auto',
      'matically',
    ]);
  });

  it('is found whole where words were left out, part by part and in order', () => {
    const runs = ['The initial term is three years from the start. In any case it ends with ninety days notice.'];
    expect(marked(runs, 'The initial term is three years … ends with ninety days')).toEqual([
      'The initial term is three years',
      'ends with ninety days',
    ]);
  });

  it('is not marked at all where the document does not say it', () => {
    expect(marked(['Nothing of the kind stands here.'], 'shall renew automatically')).toEqual([]);
  });

  it('is found in other scripts and beside letters that grow when they are lowered', () => {
    expect(marked(['İstanbul: Kündigung bis 31. März'], 'Kündigung bis 31. März')).toEqual(['Kündigung bis 31. März']);
  });
});

it('a run is cut so that overlapping passages keep what they share', () => {
  const pieces = [
    { id: 'a', run: 0, start: 0, end: 5 },
    { id: 'b', run: 0, start: 3, end: 8 },
  ];
  expect(cutRun('0123456789', pieces)).toEqual([
    { text: '012', ids: ['a'] },
    { text: '34', ids: ['a', 'b'] },
    { text: '567', ids: ['b'] },
    { text: '89', ids: [] },
  ]);
});
