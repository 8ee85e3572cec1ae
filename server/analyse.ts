/**
 * `npm run -s analyse -- FILE... [--today=YYYY-MM-DD]`: one JSON line per file. A file that cannot be read has `error`; the exit status is 0.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDay } from './domain/dates.ts';
import { mainReading, readAndAnalyse } from './documents/readAndAnalyse.ts';

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
    const read = await readAndAnalyse(await readFile(file), { name: basename(file) }, { today });
    const found = mainReading(read).analysis;
    return {
      file,
      isContract: found.isContract,
      parties: found.parties,
      amount: found.amount,
      currency: found.currency,
      agreementDate: found.agreementDate,
      effectiveDate: found.effectiveDate,
      termEnd: found.termEnd,
      renewalDate: found.renewalDate,
      renewalTerm: found.renewalTerm,
      noticePeriod: found.noticePeriod,
      evidence: found.evidence,
    };
  } catch (error) {
    return {
      file,
      isContract: false,
      parties: [],
      amount: null,
      currency: null,
      agreementDate: null,
      effectiveDate: null,
      termEnd: null,
      renewalDate: null,
      renewalTerm: null,
      noticePeriod: null,
      evidence: [],
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

/** The user's own day. */
function localDay(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
