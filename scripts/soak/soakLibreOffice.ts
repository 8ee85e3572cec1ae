/**
 * 5,000 contracts exported as a workbook, opened by LibreOffice, saved by it as a workbook and, with the settings of three countries, as CSV,
 * and imported again: nothing may have changed. Needs Debian's libreoffice-calc-nogui.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { outcomesOf, rows } from '../../sheets/testing/manyContracts.ts';
import { xlsxOfRows } from '../../sheets/xlsxCells.ts';

const run = promisify(execFile);
const SLOW_MS = 300_000;
/** What LibreOffice's filter for CSV is told: quotes and UTF-8, cells as they are shown. Its countries divide fields and decimals each in their way. */
const csvFilter = (delimiter: string) =>
  `csv:Text - txt - csv (StarCalc):${delimiter.charCodeAt(0)},34,76,1,,0,false,true,false`;
const countries = [
  ['en-US', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
] as const;

export async function soakLibreOffice(): Promise<boolean> {
  const isThere = await run('soffice', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    console.log('NOT RUN: LibreOffice is not here: `apt-get install libreoffice-calc-nogui`.');
    return true;
  }
  const folder = await mkdtemp(join(tmpdir(), 'perennial-libreoffice-'));
  const exported = join(folder, 'contracts.xlsx');
  await writeFile(exported, await xlsxOfRows(rows));
  const saved: [string, string][] = [];
  for (const [country, delimiter] of countries) {
    const [profile, out] = [join(folder, `profile-${country}`), join(folder, country)];
    await speak(profile, country);
    const save = (form: string) =>
      run(
        'soffice',
        [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', form, '--outdir', out, exported],
        { timeout: SLOW_MS },
      );
    await save('xlsx');
    await save(csvFilter(delimiter));
    saved.push([`workbook saved in ${country}`, join(out, 'contracts.xlsx')]);
    saved.push([`CSV saved in ${country}`, join(out, 'contracts.csv')]);
  }
  let isRight = true;
  for (const [what, path] of saved) {
    const outcomes = await outcomesOf(await readFile(path), path);
    console.log(`${what}: ${JSON.stringify(outcomes)}`);
    isRight &&= Object.keys(outcomes).join() === 'same' && outcomes['same'] === rows.length;
  }
  await rm(folder, { recursive: true, force: true });
  return isRight;
}

/** A profile whose numbers are written as in that country. */
async function speak(profile: string, country: string): Promise<void> {
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(
    join(profile, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${country}</value></prop></item>
</oor:items>
`,
  );
}
