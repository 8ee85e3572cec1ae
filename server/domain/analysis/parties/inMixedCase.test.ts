import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { inMixedCase } from './inMixedCase.ts';

const AGREEMENT = (elsewhere: string) =>
  `SERVICES AGREEMENT\n\nThis Agreement is made on March 1, 2026 between LEDGERFINCH, INC. ("Provider") and HOLT FOODS LTD ("Client").\n\n1. Term. It begins on April 1, 2026 and ends on March 31, 2028.\n\n${elsewhere}`;
const read = (elsewhere: string) => analyseText(AGREEMENT(elsewhere), { today: '2026-11-22' });

it('a party in capitals is shown as the same document writes it elsewhere, and its quote stays as it is', () => {
  const { parties, evidence } = read(
    '2. Invoices go to Ledgerfinch, Inc., 4 Main Street. Ledgerfinch Inc. answers within a day.',
  );
  expect(parties).toEqual(['Ledgerfinch, Inc.', 'HOLT FOODS LTD']);
  const quotes = evidence.flatMap(({ field, quote }) => (field === 'parties' ? [quote] : []));
  expect(quotes.join(' ')).toContain('LEDGERFINCH, INC.');
  expect(quotes.join(' ')).not.toContain('Ledgerfinch');
});

it.each([
  ['ACT', 'The Act of 1998 applies.', 'ACT'],
  ['HOLT FOODS LTD', 'Write to holt foods ltd or to Holt foods ltd.', 'HOLT FOODS LTD'],
  ['HOLT FOODS LTD', 'HOLT FOODS LTD', 'HOLT FOODS LTD'],
  ['HOLT FOODS', 'The Holt Foodservice range', 'HOLT FOODS'],
  ['IBM UNITED KINGDOM LTD.', 'Sent to IBM United\nKingdom Ltd, Leeds', 'IBM United Kingdom Ltd.'],
  ['BANK OF THE WEST', 'the Bank of the West, and Bank Of The West once, the Bank of the West', 'Bank of the West'],
  ['MÜLLER & SÖHNE GMBH', 'Für Müller & Söhne GmbH zeichnet', 'Müller & Söhne GmbH'],
  ['Acme, INC.', 'Acme, Inc.', 'Acme, INC.'],
])('%s in a document that says "%s" is %s', (name, text, shown) => {
  const { parties } = inMixedCase({ ...read(''), parties: [name], alternatives: [] }, text);
  expect(parties).toEqual([shown]);
});
