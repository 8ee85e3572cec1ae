/**
 * `npm run -s analyse -- FILE... [--today=YYYY-MM-DD]`: one JSON line per file. A file that cannot be read has `error`; the exit status is 0.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Analysis } from './domain/analysis/types.ts';
import { type Duration, isDay } from '../contract/calendar.ts';
import { documentLimits } from './documents/documentLimits.ts';
import { mainReading } from './documents/mainReading.ts';
import { readAndAnalyse } from './documents/readAndAnalyse.ts';
import { scanLimits } from './documents/scan/scanLimits.ts';

/** Nobody waits behind the command line: scans are read. */
const limits = { ...documentLimits, scan: scanLimits };

/** What keeps a file from being opened, in the words of somebody who typed its name. */
const OPENING_TROUBLE: Record<string, string> = {
  ENOENT: 'There is no file of this name.',
  EISDIR: 'This is a folder. Name the files in it, for instance with a * at its end.',
  EACCES: 'You may not read this file.',
};

const args = process.argv.slice(2);
const today = args.find((arg) => arg.startsWith('--today='))?.slice('--today='.length) ?? localDay(new Date());
const files = args.filter((arg) => !arg.startsWith('--'));

if (!isDay(today) || files.length === 0) {
  process.stderr.write('Usage: npm run -s analyse -- FILE... [--today=YYYY-MM-DD]\n');
  process.exitCode = 2;
} else {
  for (const file of files) process.stdout.write(`${JSON.stringify(await analyseFile(file))}\n`);
}

async function analyseFile(file: string): Promise<Record<string, unknown>> {
  try {
    const read = await readAndAnalyse(await readFile(file), { name: basename(file) }, { today }, limits);
    const { analysis, document } = mainReading(read);
    return { file, ...show(analysis, document.scanned ?? false) };
  } catch (error) {
    return { file, ...show(null, false), error: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return OPENING_TROUBLE[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;
}

/** What is printed of a document; of one that could not be read, the same names without values. */
function show(found: Analysis | null, scanned: boolean): Record<string, unknown> {
  return {
    isContract: found?.isContract ?? false,
    classification: found?.verdict ?? 'no',
    classificationReason: found?.verdictReason ?? null,
    language: found?.language ?? null,
    scanned,
    parties: found?.parties ?? [],
    amount: found?.amount ?? null,
    currency: found?.currency ?? null,
    amountPeriod: found?.amountPeriod ?? null,
    agreementDate: found?.agreementDate ?? null,
    effectiveDate: found?.effectiveDate ?? null,
    term: found?.term ?? null,
    termEnd: found?.termEnd ?? null,
    ending: found?.ending ?? 'unknown',
    perpetual: found?.perpetual ?? false,
    autoRenews: found?.autoRenews ?? null,
    renewalDate: found?.renewalDate ?? null,
    renewalTerm: found?.renewalTerm ?? null,
    noticePeriod: inPlainUnits(found?.noticePeriod ?? null),
    noticeBy: found?.noticeBy ?? null,
    governingLaw: found?.governingLaw ?? null,
    evidence: found?.evidence ?? [],
  };
}

/** Working days are days that are marked: whoever reads these lines knows four units. */
function inPlainUnits(length: Duration | null): Record<string, unknown> | null {
  return length?.unit === 'workingDay' ? { n: length.n, unit: 'day', working: true } : length;
}

/** The user's own day. */
function localDay(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
