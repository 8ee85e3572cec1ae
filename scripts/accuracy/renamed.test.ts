import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFolder, isSampled } from '../../server/documents/testing/corpusFolder.ts';
import { makeDocument } from '../../server/domain/analysis/document.ts';
import { readParties } from '../../server/domain/analysis/parties/readParties.ts';
import { readLabels } from './measureCorpus.ts';
import { partOf } from './partOf.ts';
import { partiesF1 } from './partyMatch.ts';
import { renamed, WORDS, type Labelled } from './partyVariants.ts';

const folder = corpusFolder('cuad');
/** Contracts of the tuning part between two parties that are read rightly under their own names. */
const contracts: (Labelled & { id: string })[] = (
  folder === null
    ? []
    : readLabels<{ id: string; txt: string; parties: { name: string }[] }>(new URL(`file://${folder}/`), 'labels.jsonl')
)
  .filter(({ id, parties }) => partOf(id) === 'tune' && parties.length === 2)
  .filter(isSampled(6))
  .map(({ id, txt, parties }) => ({
    id,
    text: readFileSync(`${folder}/../${txt}`, 'utf8'),
    parties: parties.map(({ name }) => name),
  }))
  .filter((contract) => found(contract.text, contract.parties) === 1);

function found(text: string, parties: string[]): number {
  return partiesF1(
    readParties(makeDocument(text)).map(({ value }) => value),
    parties,
  );
}

describe.skipIf(folder === null)('the parties of contracts whose parties are renamed', () => {
  it.each([
    'W and W Energy Corporation',
    'W, W and W, Inc.',
    'The W and W Company',
    'W Motors and Mills Corp.',
    'W & W, Inc.',
    'W, W & W LLP',
    'W Bank, National Association',
    'W Foods of America, Inc.',
    'W International (USA) Ltd.',
    'W Capital Partners III, L.P.',
    'W 2000 Inc.',
    'W-W Foods Co.',
    'W Group plc',
    'W Life Insurance Company of New York',
  ])('to names like %s are nearly all found', (shape) => {
    const rename = renamed(shape, (pick) => shape.replace(/\bW\b/g, () => pick(WORDS)));
    const scores = contracts.flatMap((contract) => {
      const changed = rename(contract, contract.id);
      return changed ? [found(changed.text, changed.parties)] : [];
    });
    expect(scores.length).toBeGreaterThan(10);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.95);
  });
});
