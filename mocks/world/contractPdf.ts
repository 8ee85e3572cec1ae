/** A one-page PDF that stands for a contract's document. The writer is loaded when the first download asks for it. */
import dayjs from 'dayjs';
import type { Contract } from '../../src/api/endpoints.gen.ts';

/** The bytes of a valid PDF naming the contract, its parties, value and renewal, and with what is `said` in it. */
export async function contractPdf(contract: Contract, said: readonly Said[] = []): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(contract.name);
  const [regular, bold] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.TimesRomanBold),
  ];
  const page = pdf.addPage([612, 792]);
  page.drawText(printable(contract.name), { x: 72, y: 700, size: 18, font: bold, maxWidth: 468, lineHeight: 22 });
  page.drawText(printable(contractSentences(contract, said).join('\n\n')), {
    x: 72,
    y: 630,
    size: 11,
    font: regular,
    maxWidth: 468,
    lineHeight: 17,
  });
  const stamp = 'Demonstration document. The companies named here do not exist.';
  page.drawText(stamp, { x: 72, y: 60, size: 9, font: regular, color: rgb(0.4, 0.4, 0.4) });
  return new Uint8Array(await pdf.save());
}

type Said = { field: string; quote: string };

/**
 * What the document of a contract says, a paragraph each. What is `said` of the end of its term stands in place of a sentence of ours; of a
 * contract without the field nothing is said of it.
 */
export function contractSentences(contract: Contract, said: readonly Said[] = []): string[] {
  const isSilent = contract.renewalDate === undefined || said.some(({ field }) => field === 'to');
  const term = contract.renewalDate
    ? `The current term ends on ${dayjs(contract.renewalDate).format('MMMM D, YYYY')}.`
    : 'This agreement states no end of its term.';
  const parties = contract.parties?.join(' and ') || 'the parties named on the signature page';
  const value = contract.contractValue;
  return [
    `This agreement is made between ${parties}.`,
    ...(isSilent ? [] : [term]),
    ...said.map(({ quote }) => quote),
    contract.autoRenews && contract.renewalTerm
      ? `It renews for successive terms of ${inWords(contract.renewalTerm)} each.`
      : '',
    contract.noticePeriod
      ? `Either party may prevent renewal by written notice of ${inWords(contract.noticePeriod)}.`
      : '',
    value === null || value === undefined
      ? ''
      : `The agreed price is ${contract.currency ?? 'USD'} ${sums.format(value)}${EVERY[contract.amountPeriod ?? 'total']}.`,
  ].filter((sentence) => sentence !== '');
}

const sums = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const EVERY = {
  total: '',
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  quarter: ' a quarter',
  year: ' a year',
};

/** "1 year", "30 days". */
function inWords({ n, unit }: { n: number; unit: string }): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** The standard fonts of PDF know the letters of western Europe only. */
function printable(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\x20-\x7E\xA1-\xFF€\n]/g, '?');
}
