/** What scanning costs: contracts printed, drawn as pictures and read off them must give nearly all that their text gives. */
import { scansCanBeRead } from '../../server/documents/scan/scanPackages.ts';
import { measureScans } from '../accuracy/measureScans.ts';
import type { SoakOptions } from './soakPart.ts';

const COUNT = 14;
/** Of the fields that print gives. */
const MOST_LOST = 0.08;
const MOST_WRONG = 0.03;

/** `--rounds` says how many contracts are read. */
export async function soakScans({ rounds }: SoakOptions): Promise<boolean> {
  if (!scansCanBeRead()) {
    console.log('NOT RUN: the packages that read scans are not installed (`npm ci` without --omit=optional).');
    return true;
  }
  const { fields, lost, wrong } = await measureScans(rounds ?? COUNT, console.log);
  const share = (some: number) => some / Math.max(1, fields);
  console.log(
    `of ${fields} fields read from print ${share(lost).toFixed(3)} are lost or differ on the scan, ${share(wrong).toFixed(3)} differ`,
  );
  return fields > 0 && share(lost) <= MOST_LOST && share(wrong) <= MOST_WRONG;
}
