/** Where on a scanned page its words stand: what a person needs to see a value in the picture that it was read from. */
import type { LaidWord } from '../../domain/laidWord.ts';
import { turnBack } from './orientation.ts';

/** Columns of the recogniser's table: level, page, block, paragraph, line, word; left, top, width, height in dots; confidence; text. */
const [LEVEL, LEFT, TOP, WIDTH, HEIGHT, TEXT] = [0, 6, 7, 8, 9, 11] as const;
const [PAGE_LEVEL, WORD_LEVEL] = ['1', '5'];
/** A page of the smallest print has some 2,000; a photograph of gravel may have any number. */
const MOST_WORDS = 5000;
const LONGEST_WORD = 200;
/** Of the page's width and height, in which places are counted. */
const WHOLE = 10_000;

/**
 * The words of one page in the order in which they were read. `read`: how the picture was held when it was, `shown`: how whoever looks at it
 * sees it, both as EXIF counts (1 to 8).
 */
export function layoutOf(table: string, read: number, shown: number): LaidWord[] {
  const words: LaidWord[] = [];
  let page: { width: number; height: number } | null = null;
  for (const line of table.split('\n')) {
    const cells = line.split('\t');
    const [left, top, width, height] = [LEFT, TOP, WIDTH, HEIGHT].map((column) => Number(cells[column])) as Box;
    if (cells[LEVEL] === PAGE_LEVEL) page = { width, height };
    const text = storable(cells[TEXT] ?? '');
    if (cells[LEVEL] !== WORD_LEVEL || !text || !page || !(page.width > 0 && page.height > 0)) continue;
    if (words.length === MOST_WORDS) break;
    const start = turnBack([left / page.width, top / page.height], read, shown);
    const end = turnBack([(left + width) / page.width, (top + height) / page.height], read, shown);
    words.push({ text, at: boxBetween(start, end) });
  }
  return words;
}

/** PostgreSQL stores no NUL, and nothing that is not well-formed. */
function storable(text: string): string {
  return text.trim().slice(0, LONGEST_WORD).replaceAll('\0', '').toWellFormed();
}

type Box = LaidWord['at'];

function boxBetween([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): Box {
  const [left, right] = [counted(Math.min(x, otherX)), counted(Math.max(x, otherX))];
  const [top, bottom] = [counted(Math.min(y, otherY)), counted(Math.max(y, otherY))];
  return [left, top, right - left, bottom - top];
}

function counted(share: number): number {
  return Math.max(0, Math.min(WHOLE, Math.round(share * WHOLE)));
}
