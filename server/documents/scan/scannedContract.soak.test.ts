import { expect, test, vi } from 'vitest';
import { DocumentReader } from '../DocumentReader.ts';
import { textAsScan } from '../testing/textAsScan.ts';
import type { ScanMemory, ScanReading } from './scanMemory.ts';
import { scansCanBeRead } from './scanPackages.ts';

vi.setConfig({ testTimeout: 180_000 });

const keyOf = (user: string, sha256: Uint8Array) => `${user} ${Buffer.from(sha256).toString('hex')}`;

/** Remembers until the test ends. */
function memory(): ScanMemory {
  const kept = new Map<string, ScanReading>();
  return {
    find: async (user, sha256) => kept.get(keyOf(user, sha256)) ?? null,
    save: async (user, sha256, reading) => void kept.set(keyOf(user, sha256), reading),
  };
}

/** Short, since a page takes as long as its words. */
const WARTUNG = `WARTUNGSVERTRAG

zwischen der Brandtner Gebäudetechnik GmbH, Lindwurmstraße 88, 80337 München
und der Wohnbau Isartal eG, Schäftlarner Weg 4, 82515 Wolfratshausen

§ 1 Vertragsdauer und Kündigung
(1) Der Vertrag beginnt am 01.03.2024 und wird auf die Dauer von drei Jahren bis zum 28.02.2027 fest geschlossen.
(2) Er verlängert sich jeweils um ein weiteres Jahr, wenn er nicht mit einer Frist von drei Monaten vor Ablauf schriftlich gekündigt wird.`;

test.skipIf(!scansCanBeRead())(
  'a scanned German contract is read with its umlauts, in a child, once for its user, and is less sure than print',
  async () => {
    const costs: number[] = [];
    const turn = { user: 'anna', scanned: (milliseconds: number) => costs.push(milliseconds) };
    const scan = await textAsScan(WARTUNG);
    const own = new DocumentReader({ children: 1, memory: memory() });
    const read = (user = 'anna', mayScan = true) =>
      own.readAndAnalyse(
        scan,
        { name: 'scan.pdf' },
        { today: '2026-11-22' },
        { ...turn, user, mayScan: () => mayScan },
      );
    const both = await Promise.all([read(), read()]);
    const [{ document, analysis }] = both;
    expect(document).toMatchObject({ kind: 'pdf', pages: 1, scanned: true });
    expect(analysis).toMatchObject({
      readFromScan: true,
      language: 'de',
      parties: ['Brandtner Gebäudetechnik GmbH', 'Wohnbau Isartal eG'],
      termEnd: '2027-02-28',
      noticePeriod: { n: 3, unit: 'month' },
    });
    expect(Math.max(...analysis.evidence.map(({ confidence }) => confidence))).toBeLessThan(0.92);
    expect(both[1]).toEqual(both[0]);
    expect(await read('anna', false)).toEqual(both[0]);
    expect(costs).toEqual([expect.toSatisfy((cost: number) => cost > 0)]);
    await expect(read('ben', false)).rejects.toMatchObject({ code: 'NO_TEXT' });
    own.close();
  },
);
