/** What poor copies cost: the same contracts crooked, speckled, coarse or pale, read off their pictures. */
import { scansCanBeRead } from '../../server/documents/scan/scanPackages.ts';
import type { PoorCopy } from '../../server/documents/testing/poorCopy.ts';
import { measureScans } from '../accuracy/measureScans.ts';
import type { SoakOptions } from './soakPart.ts';

const COUNT = 4;
const COPIES: readonly (readonly [name: string, poor: PoorCopy])[] = [
  ['one degree askew', { skew: 1 }],
  ['two degrees askew', { skew: -2 }],
  ['speckled', { specks: 0.01, grain: 40 }],
  ['150 dots to the inch', { dpi: 150 }],
  ['pale', { ink: 0.25 }],
  ['150 dots, pale, one degree askew and speckled', { dpi: 150, ink: 0.5, skew: 1, specks: 0.003, grain: 20 }],
];

/** `--rounds` says how many contracts are read of each kind. */
export async function soakPoorScans({ rounds }: SoakOptions): Promise<boolean> {
  if (!scansCanBeRead()) {
    console.log('NOT RUN: the packages that read scans are not installed (`npm ci` without --omit=optional).');
    return true;
  }
  for (const [name, poor] of COPIES) {
    const { fields, lost, wrong } = await measureScans(rounds ?? COUNT, console.log, poor);
    console.log(`${name}: of ${fields} fields ${lost} are lost or differ, ${wrong} differ`);
  }
  return true;
}
