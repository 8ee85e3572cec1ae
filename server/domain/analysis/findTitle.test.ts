import { describe, expect, it } from 'vitest';
import { findTitle } from './findTitle.ts';

describe('the title', () => {
  it.each([
    ['SERVICES AGREEMENT', 'SERVICES AGREEMENT This Services Agreement, dated May 1, 2020, is between us.'],
    ['SUPPLY AGREEMENT', 'Exhibit 10.1\nSUPPLY AGREEMENT SUPPLY AGREEMENT dated as of May 1, 2020'],
    ['Supply Agreement', 'Supply Agreement Agreement No 7'],
    [
      'SPONSORED RESEARCH AND LICENSE AGREEMENT',
      'HAS BEEN OMITTED BECAUSE ORCHARD MILLS, INC. IS HARMED IF DISCLOSED. SPONSORED RESEARCH AND LICENSE AGREEMENT This Agreement',
    ],
    ['MASTER FRANCHISE AGREEMENT', 'ORCHARD MILLS, INC. MASTER FRANCHISE AGREEMENT'],
    ['DISTRIBUTOR AGREEMENT', 'Page 1 of 3 DISTRIBUTOR AGREEMENT THIS AGREEMENT is made'],
    ['Amendment No. 2', 'Amendment No. 2 to the terms of our bargain'],
    ['Statement of Work', 'This is the first. Statement of Work between us'],
  ])('is %s in: %s', (title, head) => {
    expect(findTitle(head)?.text).toBe(title);
  });

  it.each(['Let us talk about this Agreement tomorrow.', 'CERTAIN PORTIONS OF THIS AGREEMENT ARE OMITTED', ''])(
    'is missing in: %s',
    (head) => {
      expect(findTitle(head)).toBeNull();
    },
  );
});
