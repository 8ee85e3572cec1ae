/** Reads scans: pictures of pages, alone or in a PDF without text. The language is told by the first page that has one. */
import { availableParallelism } from 'node:os';
import { detectLanguage } from '../../domain/analysis/lexicon/languages.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentText, PictureKind } from '../documentText.ts';
import { tidyText } from '../tidyText.ts';
import { orientationOf, otherTurns, turned } from './orientation.ts';
import { layoutOf } from './pageLayout.ts';
import { openPages, type PagePictures } from './pagePictures.ts';
import { pagesThatMatter } from './pagesThatMatter.ts';
import { Recogniser, type PageReading } from './Recogniser.ts';
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
  const pictures = await openPages(bytes, limits);
  const recogniser = new Recogniser('en');
  try {
    const { pages, orientation, unfinished } = await readPages(pictures, recogniser, limits);
    const unread = pages.filter((page) => page === null || !isText(page)).length;
    if (unread === pages.length) throw new DocumentError('NO_TEXT');
    const text = pages.map((page) => (page && isText(page) ? tidyText(page.text).trimEnd() : '')).join('\f');
    const layout = pages.map((page) => (page && isText(page) ? layoutOf(page.table, orientation, 1) : []));
    const missing = unread > 0 ? { pagesWithoutText: unread } : {};
    const left = unfinished ? { unfinished } : {};
    return { text, kind: 'pdf', pages: pages.length, title: null, scanned: true, layout, ...missing, ...left };
  } finally {
    await recogniser.close();
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
  const recogniser = new Recogniser('en');
  try {
    const { page, orientation } = await readFirst(recogniser, bytes);
    if (!isText(page)) throw new DocumentError('NO_TEXT');
    const layout = [layoutOf(page.table, orientation, orientationOf(bytes))];
    return { text: tidyText(page.text).trimEnd(), kind, pages: null, title: null, scanned: true, layout };
  } finally {
    await recogniser.close();
  }
}

/** The pages of the document in their order; null: not read. `unfinished`: some were meant to be, and time was up. */
async function readPages(
  pictures: PagePictures,
  recogniser: Recogniser,
  limits: ScanLimits,
): Promise<{ pages: (PageReading | null)[]; orientation: number; unfinished: boolean }> {
  const started = performance.now();
  const pages: (PageReading | null)[] = Array.from({ length: pictures.pages }, () => null);
  const [first, ...others] = pagesThatMatter(pictures.pages, limits.maxPages);
  let unfinished = false;
  if (first === undefined) return { pages, orientation: 1, unfinished };
  const picture = await pictures.draw(first);
  const start = picture && (await readFirst(recogniser, picture));
  if (start) pages[first] = start.page;
  const orientation = start?.orientation ?? 1;
  const takeTurns = async (seat: number): Promise<void> => {
    for (let next = others.shift(); next !== undefined; next = others.shift()) {
      unfinished ||= performance.now() - started > limits.enoughMilliseconds;
      if (unfinished) return;
      const drawn = await pictures.draw(next);
      if (drawn) pages[next] = await recogniser.read(turned(drawn, orientation), seat);
    }
  };
  const seats = Math.min(SEATS, availableParallelism(), others.length);
  await Promise.all(Array.from({ length: seats }, (_, seat) => takeTurns(seat)));
  return { pages, orientation, unfinished };
}

type Start = { page: PageReading; orientation: number };

/** Reads a page as English, which shows how it is held and in which language it is; and again where it is in another. */
async function readFirst(recogniser: Recogniser, picture: Uint8Array): Promise<Start> {
  const { page, orientation } = await readUpright(recogniser, picture);
  const language = detectLanguage(page.text);
  if (language === 'en' || !isText(page)) return { page, orientation };
  await recogniser.speak(language);
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
