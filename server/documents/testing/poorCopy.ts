/** Spoils the grey picture of a page (PGM) the way copies are poor: crooked, speckled, coarse or pale. Always the same for the same picture. */

export type PoorCopy = {
  /** Degrees by which the page lies askew. */
  skew?: number;
  /** Share of the dots that are specks, and how far every other dot is off at most, of 255. */
  specks?: number;
  grain?: number;
  /** Dots per inch, of a picture with 200. */
  dpi?: number;
  /** How much of the distance between ink and paper is left, 0 to 1. */
  ink?: number;
};

const FULL_DPI = 200;
const PAPER = 255;

type Page = { width: number; height: number; dots: Uint8Array };

/** Ink first, then the grid of the scanner, how the page lies, and last what dirt adds. */
export function poorCopy(
  grey: Uint8Array,
  { ink = 1, dpi = FULL_DPI, skew = 0, specks = 0, grain = 0 }: PoorCopy,
): Uint8Array {
  let page = pageOf(grey);
  if (ink < 1) page = { ...page, dots: page.dots.map((dot) => PAPER - (PAPER - dot) * ink) };
  if (dpi !== FULL_DPI) page = resampled(page, dpi / FULL_DPI, 0);
  if (skew !== 0) page = resampled(page, 1, (skew * Math.PI) / 180);
  if (specks + grain > 0) page = { ...page, dots: dirty(page.dots, specks, grain) };
  const head = Buffer.from(`P5\n${page.width} ${page.height}\n255\n`, 'latin1');
  return Buffer.concat([head, page.dots]);
}

function pageOf(grey: Uint8Array): Page {
  const lead = Buffer.from(grey.subarray(0, 40)).toString('latin1');
  const [head = '', width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(lead) ?? [];
  return { width: Number(width), height: Number(height), dots: grey.subarray(head.length) };
}

/** Each dot is the mean of the four it falls between, or of the dots it covers where there are to be fewer. */
function resampled({ width, height, dots }: Page, scale: number, angle: number): Page {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? PAPER : (dots[y * width + x] as number);
  const out = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const [dx, dy] = [x / scale - width / 2, y / scale - height / 2];
      const [fromX, fromY] = [dx * cos + dy * sin + width / 2, dy * cos - dx * sin + height / 2];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, down] = [fromX - left, fromY - top];
      out[y * wide + x] =
        (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
        (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down;
    }
  return { width: wide, height: high, dots: out };
}

function dirty(dots: Uint8Array, specks: number, grain: number): Uint8Array {
  let seed = 20_261_124;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return dots.map((dot) =>
    random() < specks ? random() * PAPER : Math.min(PAPER, Math.max(0, dot + (random() * 2 - 1) * grain)),
  );
}
