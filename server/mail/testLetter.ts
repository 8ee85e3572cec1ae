/** The message that shows that messages arrive. */
import type { Letter } from '../../contract/letter.ts';
import { productName } from '../../contract/product.ts';

export function testLetter(publicUrl: string): Letter {
  return {
    subject: `Messages from ${productName} arrive here`,
    blocks: [
      { kind: 'title', text: 'This works' },
      {
        kind: 'text',
        line: [
          'You asked for a message to check that messages arrive. Reminders look like this one: they come at 8:00 in your own ',
          'time zone, before the last day on which something can still be done about a contract. ',
          { text: 'See what is planned', href: `${publicUrl}/reminders` },
          '.',
        ],
      },
    ],
    foot: ['Sent once, because you asked for it. ', { text: 'Settings', href: `${publicUrl}/settings` }, '.'],
  };
}
