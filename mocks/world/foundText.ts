/** The texts of the agreements in the made-up mailbox and drive: short documents around the sentences that their values come from. */
import type { DocumentText } from '../../src/api/generated/cycle.gen.ts';
import type { FoundDocument } from './mailbox.ts';

const ABOUT_MONEY = new Set(['amount', 'currency', 'amountPeriod']);

/** Two pages, of a scan one: who, from when, until when; then money and the rest. Every quoted sentence stands in it once. */
export function foundText(
  document: Pick<FoundDocument, 'id' | 'name' | 'evidence' | 'alternatives' | 'parties' | 'readFromScan'>,
): DocumentText {
  const { id, name, evidence = [], alternatives = [], parties = [] } = document;
  const quotes = (wanted: (field: string) => boolean) => [
    ...new Set([...evidence, ...alternatives].filter(({ field }) => wanted(field)).map(({ quote }) => quote)),
  ];
  const between = quotes((field) => field === 'parties');
  const parts = [
    name.toUpperCase(),
    ...(between.length > 0 ? between : [`between ${parties.toReversed().join(' and ')}`]),
    '1. Subject. The supplier provides the goods and services that the order describes, with the care of a good merchant.',
    '2. Term.',
    ...quotes((field) => field !== 'parties' && !ABOUT_MONEY.has(field)),
    '3. Confidentiality. Each side keeps to itself what it learns about the other in the course of this agreement.',
  ];
  const money = [
    '4. Fees.',
    ...quotes((field) => ABOUT_MONEY.has(field)),
    'Undisputed invoices are paid within thirty days of receipt.',
    '5. Changes. Changes are made in writing and signed by both sides.',
  ];
  const pages = [parts.join('\n\n'), money.join('\n\n')];
  if (document.readFromScan) return { documentId: id, name, mediaType: 'image/png', pages: [pages.join('\n\n')] };
  return { documentId: id, name, mediaType: 'application/pdf', pages };
}
