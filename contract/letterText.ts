/** A message as plain text. */
import type { Letter, LetterBlock, Line, Span } from './letter.ts';

const RULE = '-'.repeat(60);

export function letterText({ blocks, foot }: Letter): string {
  return `${[...blocks.map(blockText), `${RULE}\n${lineText(foot)}`].join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'title':
      return block.text;
    case 'text':
    case 'caution':
      return lineText(block.line);
    case 'facts':
      return block.rows.map(({ label, line }) => `${label}: ${lineText(line)}`).join('\n');
    case 'quote':
      return [
        `${block.head}:`,
        ...[block.quote, block.under].filter((each) => each !== '').map((each) => `  ${each}`),
      ].join('\n');
    case 'buttons':
      return [...block.buttons.map(({ text, href }) => `${text}: ${href}`), lineText(block.under)].join('\n');
    case 'group': {
      const rows = block.rows.map(({ day, when, title, lines, amount, link }) => {
        const first = `* ${day} (${when}): ${spanText(title)}${amount === '' ? '' : `, ${amount}`}`;
        return [first, ...lines.map((each) => `  ${each}`), `  ${link.text}: ${link.href}`].join('\n');
      });
      return [`${block.head}${block.right === '' ? '' : ` (${block.right})`}`, ...rows].join('\n');
    }
  }
}

function lineText(line: Line): string {
  return line.map(spanText).join('');
}

function spanText(span: Span): string {
  if (typeof span === 'string') return span;
  return span.href === undefined ? span.text : `${span.text} (${span.href})`;
}
