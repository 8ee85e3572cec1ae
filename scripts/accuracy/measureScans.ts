/**
 * What of the everyday contracts is lost when they are scanned. Each is printed, drawn as pictures at 200 dots to the inch and read off them;
 * its answer is compared with that to the same text. Takes some 15 s a document.
 */
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { Analysis } from '../../server/domain/analysis/types.ts';
import { readDocument } from '../../server/documents/readDocument.ts';
import { DocumentError } from '../../server/documents/documentError.ts';
import { documentLimits } from '../../server/documents/documentLimits.ts';
import { scanLimits } from '../../server/documents/scan/scanLimits.ts';
import type { PoorCopy } from '../../server/documents/testing/poorCopy.ts';
import { textAsScan } from '../../server/documents/testing/textAsScan.ts';
import { READ_ON, readEuropeanPapers } from './measureEuropean.ts';

const FIELDS = [
  'isContract',
  'parties',
  'amount',
  'currency',
  'agreementDate',
  'effectiveDate',
  'termEnd',
  'renewalDate',
  'renewalTerm',
  'noticePeriod',
  'ending',
] as const satisfies readonly (keyof Analysis)[];

/** How many fields print gives, how many of them the scan does not give alike, and how many of these it gives differently. */
export type ScanLoss = { fields: number; lost: number; wrong: number };

/** Reads `count` of the contracts, spread over all of them, and tells `say` of every field that differs; `poor`: on poor copies. */
export async function measureScans(count: number, say: (line: string) => void, poor: PoorCopy = {}): Promise<ScanLoss> {
  const papers = readEuropeanPapers();
  const step = Math.max(1, Math.floor(papers.length / count));
  const loss: ScanLoss = { fields: 0, lost: 0, wrong: 0 };
  for (const paper of papers.filter((_, index) => index % step === 0).slice(0, count)) {
    const print = analyseText(paper.text, { today: READ_ON });
    const text = await readScan(paper.text, poor);
    const found = analyseText(text, { today: READ_ON });
    for (const field of FIELDS) {
      const [wanted, got] = [print[field], found[field]].map((value) => JSON.stringify(value));
      if (wanted === 'null' || wanted === '[]' || wanted === '"unknown"') continue;
      loss.fields += 1;
      if (wanted === got) continue;
      loss.lost += 1;
      if (got !== 'null') loss.wrong += 1;
      say(`${paper.id} ${field}: ${wanted} in print, ${got} on the scan`);
    }
  }
  return loss;
}

/** What is read off the printed text; nothing where the copy is refused as too poor. */
async function readScan(text: string, poor: PoorCopy): Promise<string> {
  const limits = { ...documentLimits, scan: scanLimits };
  return readDocument(await textAsScan(text, poor), {}, limits).then(
    (scan) => scan.text,
    (error: unknown) => {
      if (error instanceof DocumentError && error.code === 'NO_TEXT') return '';
      throw error;
    },
  );
}
