import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { type Doubt, settleDoubts } from '../../../tests/setup/settleDoubts.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const DOUBTS: readonly Doubt[] = [
  ['Grounds maintenance', /^Use \w+ \d+, \d{4}: end of the term$/, /^End of the term saved for /],
  ['Media buying', 'Use 90 days: notice period', /^Notice period saved for /],
  ['Regional haulage', 'It’s right: end of the term', 'End of the term confirmed for Pike & Dunmore Haulage.'],
  ['Waste collection', 'It’s right: end of the term', 'End of the term confirmed for Whitlock Waste.'],
  ['Finder’s fee', 'Add both', /^Parties saved for /],
];

it('each kind of doubt is settled with two clicks, until there is nothing to check', async () => {
  const { user } = await renderApp({ path: '/contracts?view=check' });
  await settleDoubts(user, DOUBTS);
  expect(await screen.findByText('There is nothing to check.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
});
