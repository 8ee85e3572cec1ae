/** Reads scans: pictures of pages, alone or in a PDF without text. The language is told by the first page that has one. */
import { availableParallelism } from 'node:os';
import { detectLanguage } from '../../domain/analysis/lexicon/languages.ts';
import type { LaidWord } from '../../domain/laidWord.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentText, PictureKind } from '../documentText.ts';
import { hasText, tidyText } from '../tidyText.ts';
import { orientationOf, otherTurns, turned } from './orientation.ts';
import { layoutOf } from './pageLayout.ts';
import { openPages, type PagePictures } from './pagePictures.ts';
import { pagesThatMatter } from './pagesThatMatter.ts';
import { type PageReading, type Recogniser, withRecogniser } from './Recogniser.ts';
import { type ScanLimits, scanLimits } from './scanLimits.ts';
import { tiffAsPdf } from './tiffAsPdf.ts';

/** Less sure than this on the average, what was read is no text but a photograph, or too poor a copy. 0 to 100. */
const LEAST_CONFIDENCE = 45;
const FEWEST_LETTERS = 20;
/** Words that lie on their side are read as nonsense that is about as sure as this; a photograph is less, and words that stand upright are more. */
const LYING = { from: 15, to: 60 };
/** Pages read at the same time. */
const SEATS = 2;

/** Throws `DocumentError`: NO_TEXT where nothing can be read on the pages, CORRUPT. */
export async function readScannedPdf(bytes: Uint8Array, limits: ScanLimits): Promise<DocumentText> {
  const { texts, layout, ...facts } = await readPagesOf(
    bytes,
    (pages) => [...Array.from({ length: pages }).keys()],
    limits,
  );
  if (texts.size === 0) throw new DocumentError('NO_TEXT');
  const text = layout.map((_, page) => texts.get(page) ?? '').join('\f');
  return { text, kind: 'pdf', pages: layout.length, title: null, scanned: true, layout, ...facts };
}

/** A PDF of which some pages have text: those that have none are read as scans, so that a signature or a price list is not missed. */
export async function readPagesWithoutText(
  bytes: Uint8Array,
  { pagesWithoutText: _before, ...document }: DocumentText,
  limits: ScanLimits,
): Promise<DocumentText> {
  const printed = document.text.split('\f');
  const empty = printed.flatMap((text, page) => (hasText(text) ? [] : [page]));
  const { texts, layout, ...facts } = await readPagesOf(bytes, () => empty, limits);
  if (texts.size === 0) return { ...document, ...facts };
  const text = printed.map((page, index) => texts.get(index) ?? page).join('\f');
  return { ...document, text, scanned: true, layout, ...facts };
}

type PagesRead = Pick<DocumentText, 'pagesWithoutText' | 'unfinished'> & {
  /** By page, from 0. */
  texts: Map<number, string>;
  layout: LaidWord[][];
};

/** Reads those of the pages that `wanted` names. */
async function readPagesOf(
  bytes: Uint8Array,
  wanted: (pages: number) => number[],
  limits: ScanLimits,
): Promise<PagesRead> {
  const pictures = await openPages(bytes, limits);
  try {
    const numbers = wanted(pictures.pages);
    const { read, blank, orientation, unfinished } = await withRecogniser((recogniser) =>
      readPages(pictures, numbers, recogniser, limits),
    );
    const pages = [...read].filter(([, page]) => isText(page));
    const texts = new Map(pages.map(([number, { text }]) => [number, tidyText(text).trimEnd()]));
    const layout: LaidWord[][] = Array.from({ length: pictures.pages }, () => []);
    for (const [number, { table }] of pages) layout[number] = layoutOf(table, orientation, 1);
    const pagesWithoutText = numbers.length - blank - texts.size;
    return { texts, layout, ...(pagesWithoutText > 0 && { pagesWithoutText }), ...(unfinished && { unfinished }) };
  } finally {
    pictures.close();
  }
}

/** Throws `DocumentError`: NO_TEXT, CORRUPT; UNSUPPORTED where no scanner makes such a TIFF. */
export async function readPicture(
  bytes: Uint8Array,
  kind: PictureKind,
  { maxPages, scan = scanLimits }: Pick<DocumentLimits, 'maxPages' | 'scan'>,
): Promise<DocumentText> {
  if (kind === 'tiff') {
    const pdf = tiffAsPdf(bytes, maxPages);
    return { ...(await readScannedPdf(pdf, scan)), kind };
  }
  const { page, orientation } = await withRecogniser((recogniser) => readFirst(recogniser, bytes));
  if (!isText(page)) throw new DocumentError('NO_TEXT');
  const layout = [layoutOf(page.table, orientation, orientationOf(bytes))];
  return { text: tidyText(page.text).trimEnd(), kind, pages: null, title: null, scanned: true, layout };
}

/** `blank`: how many had nothing on them. `unfinished`: some were meant to be read, and time was up. */
type Readings = { read: Map<number, PageReading>; blank: number; orientation: number; unfinished: boolean };

async function readPages(
  pictures: PagePictures,
  numbers: readonly number[],
  recogniser: Recogniser,
  limits: ScanLimits,
): Promise<Readings> {
  const started = performance.now();
  const order = pagesThatMatter(numbers.length, limits.maxPages).map((index) => numbers[index] as number);
  const readings: Readings = { read: new Map(), blank: 0, orientation: 1, unfinished: false };
  const { read } = readings;
  // The first page that has anything on it shows the language, and how the pages are held.
  while (order.length > 0 && read.size === 0) {
    const first = order.shift() as number;
    const picture = await pictures.draw(first);
    if (!picture) {
      readings.blank += 1;
      continue;
    }
    const { page, orientation } = await readFirst(recogniser, picture);
    read.set(first, page);
    readings.orientation = orientation;
  }
  const takeTurns = async (seat: number): Promise<void> => {
    for (let next = order.shift(); next !== undefined; next = order.shift()) {
      readings.unfinished ||= performance.now() - started > limits.enoughMilliseconds;
      if (readings.unfinished) return;
      const drawn = await pictures.draw(next);
      if (drawn) read.set(next, await recogniser.read(turned(drawn, readings.orientation), seat));
      else readings.blank += 1;
    }
  };
  const seats = Math.min(SEATS, availableParallelism(), order.length);
  await Promise.all(Array.from({ length: seats }, (_, seat) => takeTurns(seat)));
  return readings;
}

type Start = { page: PageReading; orientation: number };

/** Reads a page as English, which shows how it is held and in which language it is; and again where it is in another. */
async function readFirst(recogniser: Recogniser, picture: Uint8Array): Promise<Start> {
  const { page, orientation } = await readUpright(recogniser, picture);
  const language = detectLanguage(page.text);
  if (language === 'en' || !isText(page)) return { page, orientation };
  recogniser.speak(language);
  return { page: await recogniser.read(turned(picture, orientation)), orientation };
}

/** As the picture itself says that it is held; where that gives nonsense, as it can be read best. */
async function readUpright(recogniser: Recogniser, picture: Uint8Array): Promise<Start> {
  const said = orientationOf(picture);
  let best = { page: await recogniser.read(turned(picture, said)), orientation: said };
  const { confidence } = best.page;
  if (confidence < LYING.from || confidence >= LYING.to) return best;
  for (const orientation of otherTurns(said)) {
    const page = await recogniser.read(turned(picture, orientation));
    if (page.confidence > best.page.confidence) best = { page, orientation };
    if (page.confidence >= LYING.to) break;
  }
  return best;
}

function isText(page: PageReading): boolean {
  return page.confidence >= LEAST_CONFIDENCE && (page.text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
}
