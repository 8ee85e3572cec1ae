import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readAndAnalyse } from '../../server/documents/readAndAnalyse.ts';
import type { Analysis } from '../../server/domain/analysis/types.ts';
import { ordinaryMails } from './ordinaryMails.ts';
import { fileOf } from './placements.ts';
import type { Expected, SampleContract } from './sampleContract.ts';
import { sampleContracts } from './sampleContracts.ts';
import { writeHtml } from './write/writeHtml.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Value = { what: string; expected: string | null; shown: string | null };

/** A leap day, and a month's end. */
describe.each(['2028-02-29', '2026-10-31'])('seen on %s', (today) => {
  const values: Value[] = [];
  const notTaken: string[] = [];
  beforeAll(async () => {
    for (const contract of sampleContracts(today)) {
      const analysis = await analysisOf(contract, today);
      if (!analysis.isContract) notTaken.push(contract.key);
      values.push(...valuesOf(contract, analysis));
    }
  });

  test('every sample is taken for a contract', () => {
    expect(notTaken).toEqual([]);
  });

  test('no value that is shown is wrong', () => {
    expect(values.filter(({ expected, shown }) => shown !== null && shown !== expected)).toEqual([]);
  });

  test('every value that is stated is found', () => {
    expect(values.filter(({ expected, shown }) => shown === null && expected !== null)).toEqual([]);
  });
});

test('no ordinary mail is taken for a contract', async () => {
  const taken: string[] = [];
  for (const { subject, text } of ordinaryMails) {
    const { analysis } = await readAndAnalyse(
      new TextEncoder().encode(text),
      { name: subject },
      { today: '2026-05-01' },
    );
    if (analysis.isContract) taken.push(subject);
  }
  expect(ordinaryMails).toHaveLength(40);
  expect(taken).toEqual([]);
});

async function analysisOf(contract: SampleContract, today: string): Promise<Analysis> {
  const isHtml = contract.form === 'html';
  const { bytes } = isHtml ? { bytes: Buffer.from(writeHtml(contract)) } : await fileOf(contract);
  return (await readAndAnalyse(bytes, {}, { today })).analysis;
}

/** Each value as text, null where unknown; fields on which readers may differ are left out. */
function valuesOf({ key, expected }: SampleContract, analysis: Analysis): Value[] {
  return Object.entries(expected).map(([field, value]) => ({
    what: `${key}: ${field}`,
    expected: asText(value),
    shown: asText(analysis[field as keyof Expected]),
  }));
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value.length === 0 ? null : value.toSorted().join(' and ');
}
