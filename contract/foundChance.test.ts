import { expect, it } from 'vitest';
import { foundChance } from './foundChance.ts';
import type { Reading } from './values.ts';

const chanceOf = (values: Reading['values']) =>
  foundChance({ documentId: 'd', values, lastDay: 'stated', autoRenews: null, evidence: [], others: [] }, '2026-11-26');

it('a find whose term ends, and of which nobody knows whether it renews then, is to be checked', () => {
  expect(chanceOf({ to: '2026-12-05', ending: 'ends' })).toEqual({
    actBy: '2026-12-05',
    actByKind: 'end',
    actByUnsure: false,
  });
  expect(chanceOf({ to: '2026-12-05' })).toMatchObject({ actBy: '2026-12-05', actByUnsure: true });
});
