/** Turns HTML into text the way a person reads it: a line per block, a row of a table on one line, nothing but the words. */
import type { FormatCallback } from 'html-to-text';
import { compile } from 'html-to-text';
import { DocumentError } from './documentError.ts';
import { tidyText } from './tidyText.ts';

/** Longest cell text that still stands beside its neighbours when one of them has several lines. */
const NARROW = 60;

type Cell = { text: string };

/** Throws `DocumentError` CORRUPT for a page nested deeper than the stack. */
export function htmlToText(html: string): string {
  try {
    return tidyText(convert(html)).trim();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DocumentError('CORRUPT', 'This page is nested too deeply for us to read.', error);
  }
}

/** The builder's part that the types of the package leave open: rows hold what was written between open and close. */
type TableBuilder = {
  openTable(): void;
  openTableRow(): void;
  openTableCell(options: object): void;
  closeTableCell(options: object): void;
  closeTableRow(): void;
  closeTable(options: {
    tableToString: (rows: Cell[][]) => string;
    leadingLineBreaks: number;
    trailingLineBreaks: number;
  }): void;
};
type Element = { type: string; name?: string; children?: Element[] };

const formatTable: FormatCallback = (element, walk, builder) => {
  const table = builder as unknown as TableBuilder;
  table.openTable();
  const visit = (parent: Element) => {
    for (const child of parent.children ?? []) {
      if (child.name === 'tr') {
        table.openTableRow();
        for (const cell of child.children ?? []) {
          if (cell.name !== 'td' && cell.name !== 'th') continue;
          table.openTableCell({});
          walk(cell.children as never, builder);
          table.closeTableCell({});
        }
        table.closeTableRow();
      } else if (child.type === 'tag') visit(child);
    }
  };
  visit(element as Element);
  table.closeTable({
    tableToString: (rows) => rows.map(rowToText).join('\n'),
    leadingLineBreaks: 2,
    trailingLineBreaks: 2,
  });
};

/** A row on one line where its cells allow it, a label beside its value; else line by line, or cell after cell. */
function rowToText(row: Cell[]): string {
  const cells = row.map((cell) => cell.text.trim()).filter((text) => text !== '');
  const isList = cells.slice(0, -1).every((text) => !text.includes('\n') && text.length <= NARROW);
  if (isList) return cells.join('   ');
  const columns = cells.map((text) => text.split('\n').filter((line) => line.trim() !== ''));
  return standBesideEachOther(columns) ? sideBySide(columns) : cells.join('\n\n');
}

/**
 * Columns of short lines, as many in each: labels in one cell, their values in the next. Cells with labels or lines to sign
 * on of their own are blocks, such as those of two signatories.
 */
function standBesideEachOther(columns: string[][]): boolean {
  const [first, ...rest] = columns;
  return (
    first !== undefined &&
    rest.every((lines) => lines.length === first.length && !lines.some((line) => /:|__/.test(line))) &&
    columns.every((lines) => lines.every((line) => line.length <= NARROW))
  );
}

function sideBySide(columns: string[][]): string {
  const widths = columns.map((lines) => lines.reduce((most, line) => Math.max(most, line.length), 0));
  const lines = columns[0]?.map((_, row) =>
    columns.map((column, index) => column[row]?.padEnd(widths[index] ?? 0)).join('   '),
  );
  return lines?.join('\n') ?? '';
}

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: 100_000_000 },
  formatters: { contractTable: formatTable },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'template', format: 'skip' },
    { selector: 'table', format: 'contractTable' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { ...block, uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ', ...block } },
    { selector: 'blockquote', options: { ...block, trimEmptyLines: true } },
  ],
});

/** The page's own title; null where it has none. */
export function htmlTitle(html: string): string | null {
  const title = /<title[^<>]{0,200}>([^<]{1,500})<\/title>/i.exec(html.slice(0, 100_000))?.[1];
  return title === undefined ? null : htmlToText(title).replaceAll(/\s+/g, ' ') || null;
}

/** The charset a page names itself in its first bytes; null where it names none. */
export function htmlCharset(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096));
  return /<meta[^<>]{1,200}charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? null;
}
