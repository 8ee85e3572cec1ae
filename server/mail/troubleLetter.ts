/** The message that says what keeps kept searches from running. */
import { type Letter, subjectLine } from '../../contract/letter.ts';
import { productName } from '../../contract/product.ts';

/** `sentence` says what is wrong and what to do about it. */
export function troubleLetter(sentence: string, publicUrl: string): Letter {
  return {
    subject: subjectLine(sentence),
    blocks: [
      { kind: 'title', text: 'A kept search needs you' },
      { kind: 'caution', line: [sentence] },
      {
        kind: 'text',
        line: ['Until then we find nothing new in your mail and drive. Reminders about the contracts you have go on.'],
      },
      {
        kind: 'buttons',
        buttons: [
          { text: 'Connect again', href: `${publicUrl}/upload-contracts` },
          { text: 'See kept searches', href: `${publicUrl}/new-finds` },
        ],
        under: [],
      },
    ],
    foot: [`You get this because ${productName} keeps searches for you. We tell you once about each problem.`],
  };
}
