/** The pages of a TIFF: where their strips of dots lie, and how they are packed. Nothing is unpacked here. */
import { DocumentError } from '../documentError.ts';

export type TiffPage = {
  width: number;
  height: number;
  /** 1 to 8: how it has to be turned (EXIF). */
  orientation: number;
  /** Dots to the inch. */
  dpi: { x: number; y: number };
  bits: number;
  samples: number;
  /** TIFF's numbers: 1 none, 2 to 4 fax, 5 LZW, 7 JPEG, 8 deflate, 32773 runs. */
  compression: number;
  /** 0 white is nothing, 1 black is nothing, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr. */
  colours: number;
  palette: number[];
  predictor: number;
  faxOptions: number;
  rowsOfStrip: number;
  strips: Uint8Array[];
};

/** Sizes of the types of a field in bytes: BYTE, ASCII, SHORT, LONG, RATIONAL, …, UNDEFINED. */
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8 };
/** A field that is longer is no list of strips. */
const MOST_VALUES = 20_000;
const USUAL_DPI = 200;
const CENTIMETRES_OF_INCH = 2.54;

/** At most so many pages. Throws `DocumentError` CORRUPT or UNSUPPORTED. */
export function tiffPages(bytes: Uint8Array, most: number): TiffPage[] {
  const little = bytes[0] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let left = bytes.length;
  try {
    let at = view.getUint32(4, little);
    while (at !== 0 && !seen.has(at) && pages.length < most && seen.size < 2 * most) {
      seen.add(at);
      const { fields, next } = readFields(view, at, little);
      at = next;
      // A thumbnail of another page.
      if (((fields.get(254)?.[0] ?? 0) & 1) === 1) continue;
      // Strips that lie on one another would unfold a small file to any size.
      left -= (fields.get(279) ?? []).reduce((sum, count) => sum + count, 0);
      if (left < 0) throw new DocumentError('CORRUPT');
      pages.push(pageOf(fields, bytes));
    }
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentError('CORRUPT', undefined, error);
    throw error;
  }
  if (pages.length === 0) throw new DocumentError('CORRUPT');
  return pages;
}

type Fields = Map<number, number[]>;

function readFields(view: DataView, at: number, little: boolean): { fields: Fields; next: number } {
  const fields: Fields = new Map();
  const count = view.getUint16(at, little);
  for (let entry = at + 2; entry < at + 2 + 12 * count; entry += 12) {
    const [tag, type, length] = [
      view.getUint16(entry, little),
      view.getUint16(entry + 2, little),
      view.getUint32(entry + 4, little),
    ];
    const size = SIZES[type];
    if (size === undefined || length > MOST_VALUES) continue;
    const start = size * length <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    fields.set(
      tag,
      Array.from({ length }, (_, index) => readValue(view, start + index * size, type, little)),
    );
  }
  return { fields, next: view.getUint32(at + 2 + 12 * count, little) };
}

function readValue(view: DataView, at: number, type: number, little: boolean): number {
  if (type === 3 || type === 8) return view.getUint16(at, little);
  if (type === 4 || type === 9) return view.getUint32(at, little);
  if (type === 5 || type === 10) return view.getUint32(at, little) / Math.max(1, view.getUint32(at + 4, little));
  return view.getUint8(at);
}

function pageOf(fields: Fields, bytes: Uint8Array): TiffPage {
  const one = (tag: number, otherwise: number) => fields.get(tag)?.[0] ?? otherwise;
  const [width, height] = [one(256, 0), one(257, 0)];
  const [offsets, counts] = [fields.get(273) ?? [], fields.get(279) ?? []];
  const [bits, samples, planes] = [one(258, 1), one(277, 1), one(284, 1)];
  if (width < 1 || height < 1) throw new DocumentError('CORRUPT');
  if (offsets.length === 0 || offsets.length !== counts.length || planes !== 1 || bits > 8) throw unusual();
  const [tables, compression] = [fields.get(347), one(259, 1)];
  return {
    width,
    height,
    orientation: one(274, 1),
    dpi: dpiOf(fields),
    bits,
    samples,
    compression,
    colours: one(262, 0),
    palette: fields.get(320) ?? [],
    predictor: one(317, 1),
    faxOptions: one(292, 0),
    rowsOfStrip: Math.min(height, one(278, height)),
    strips: offsets.map((offset, index) => {
      const strip = stripAt(bytes, offset, counts[index] as number);
      const turned = one(266, 1) === 2 ? strip.map((byte) => MIRRORED[byte] as number) : strip;
      return tables && compression === 7 ? withTables(tables, turned) : turned;
    }),
  };
}

/** The bits of each byte the other way round: some write the first dot into the lowest. */
const MIRRORED = Uint8Array.from({ length: 256 }, (_, byte) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum | (((byte >> bit) & 1) << (7 - bit)), 0),
);

/** Strips of JPEG share their tables, which stand elsewhere: put between a strip's beginning and the rest of it. */
function withTables(tables: readonly number[], strip: Uint8Array): Uint8Array {
  return Buffer.concat([strip.subarray(0, 2), Uint8Array.from(tables.slice(2, -2)), strip.subarray(2)]);
}

function dpiOf(fields: Fields): { x: number; y: number } {
  const unit = fields.get(296)?.[0] === 3 ? CENTIMETRES_OF_INCH : 1;
  const [x = USUAL_DPI, y = x] = [282, 283].map((tag) => (fields.get(tag)?.[0] ?? USUAL_DPI) * unit);
  // Cameras and drawing programs say 72 of a picture of any size.
  return Math.min(x, y) < 90 ? { x: USUAL_DPI, y: USUAL_DPI } : { x, y };
}

function stripAt(bytes: Uint8Array, offset: number, count: number): Uint8Array {
  if (offset + count > bytes.length) throw new DocumentError('CORRUPT');
  return bytes.subarray(offset, offset + count);
}

/** What few scanners make: it is said what to do, and not guessed. */
export function unusual(): DocumentError {
  return new DocumentError(
    'UNSUPPORTED',
    'This is an unusual kind of TIFF picture, which we can’t read. Save it as a PDF and try again.',
  );
}
