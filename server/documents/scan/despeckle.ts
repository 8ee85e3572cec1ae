/** Takes single specks off the picture of a page: dust and a coarse copier's dirt, which the recogniser takes for marks and letters. */

/** How much darker than the paper a dot is at least to be ink, of 255. */
const INK = 64;
/** From this share of a page's dots on they are dirt. A clean page has hardly any dot that stands alone. */
const DIRTY = 0.0005;
/** So many of the eight dots around a speck are ink at most; a full stop of the smallest print has three around each of its own. */
const FEW = 1;

/** `dots`: grey, row by row, `paper` their commonest shade. Changes them where the page is dirty; otherwise leaves every one as it is. */
export function despeckle(dots: Uint8Array, width: number, paper: number): void {
  const ink = paper - INK;
  const specks: number[] = [];
  for (let at = width + 1; at < dots.length - width - 1; at += 1)
    if ((dots[at] as number) < ink && inkAround(dots, width, at, ink) <= FEW) specks.push(at);
  if (specks.length < DIRTY * dots.length) return;
  for (const at of specks) dots[at] = paper;
}

function inkAround(dots: Uint8Array, width: number, at: number, ink: number): number {
  let count = 0;
  for (const row of [at - width, at, at + width])
    for (let beside = row - 1; beside <= row + 1; beside += 1)
      if (beside !== at && (dots[beside] as number) < ink) count += 1;
  return count;
}
