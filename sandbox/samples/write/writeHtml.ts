/** Writes a contract as the HTML body of a mail. */
import type { Block, SampleContract } from '../sampleContract.ts';

export function writeHtml({ title, blocks }: SampleContract): string {
  const text = blocks.map(writeBlock).join('\r\n');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif"><h2>${escape(title)}</h2>${text}</body></html>`;
}

function writeBlock(block: Block): string {
  if (typeof block === 'string') return `<p>${escape(block)}</p>`;
  if ('heading' in block) return `<h3>${escape(block.heading)}</h3>`;
  const rows = block.rows.map(
    (row) => `<tr>${row.map((cell) => `<td style="padding:4px">${escape(cell)}</td>`).join('')}</tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** Text for HTML. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
