/**
 * `node scripts/accuracy/measureScans.ts [COUNT]`: what of the everyday contracts is lost when they are scanned. Each is printed, drawn as
 * pictures at 200 dots to the inch and read off them; its answer is compared with that to the same text. Takes some 15 s a document.
 */
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { Analysis } from '../../server/domain/analysis/types.ts';
import { readDocument } from '../../server/documents/readDocument.ts';
import { documentLimits } from '../../server/documents/documentLimits.ts';
import { scanLimits } from '../../server/documents/scan/scanLimits.ts';
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

const count = Number(process.argv[2] ?? 12);
const papers = readEuropeanPapers();
const step = Math.max(1, Math.floor(papers.length / count));
let [fields, lost, wrong] = [0, 0, 0];
for (const paper of papers.filter((_, index) => index % step === 0).slice(0, count)) {
  const print = analyseText(paper.text, { today: READ_ON });
  const scan = await readDocument(await textAsScan(paper.text), {}, { ...documentLimits, scan: scanLimits });
  const found = analyseText(scan.text, { today: READ_ON });
  for (const field of FIELDS) {
    const [wanted, got] = [print[field], found[field]].map((value) => JSON.stringify(value));
    if (wanted === 'null' || wanted === '[]' || wanted === '"unknown"') continue;
    fields += 1;
    if (wanted === got) continue;
    lost += 1;
    if (got !== 'null') wrong += 1;
    process.stdout.write(`${paper.id} ${field}: ${wanted} in print, ${got} on the scan\n`);
  }
}
const share = (some: number): string => (some / Math.max(1, fields)).toFixed(3);
process.stdout.write(
  `Scans: of ${fields} fields read from print ${share(lost)} are lost or differ, ${share(wrong)} differ\n`,
);
