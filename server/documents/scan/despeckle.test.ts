import { describe, expect, it } from 'vitest';
import { despeckle } from './despeckle.ts';

const WIDTH = 100;
const PAPER = 250;
const blank = () => new Uint8Array(WIDTH * WIDTH).fill(PAPER);
/** A full stop of two by two dots, which the smallest print has. */
const STOP = [5050, 5051, 5150, 5151];

describe('specks on the picture of a page', () => {
  it('are taken off where many dots stand alone, and a full stop stays', () => {
    const dots = blank();
    for (const at of STOP) dots[at] = 0;
    for (let at = 205; at < 2000; at += 90) dots[at] = 20;
    despeckle(dots, WIDTH, PAPER);
    expect([...dots].flatMap((dot, at) => (dot < PAPER ? [at] : []))).toEqual(STOP);
  });

  it('of two dots side by side are taken off too', () => {
    const dots = blank();
    for (let at = 205; at < 2000; at += 90) dots.fill(30, at, at + 2);
    despeckle(dots, WIDTH, PAPER);
    expect(dots).toEqual(blank());
  });

  it('are left on a page that has hardly any', () => {
    const dots = blank();
    for (const at of [205, 3333]) dots[at] = 0;
    const before = dots.slice();
    despeckle(dots, WIDTH, PAPER);
    expect(dots).toEqual(before);
  });
});
