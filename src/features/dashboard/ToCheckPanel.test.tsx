import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { ToCheckPanel } from './ToCheckPanel.tsx';

const contract = (message: string) =>
  ({
    id: message,
    name: 'Lease',
    actBy: '2026-12-24',
    actByKind: 'option',
    toCheck: [{ code: 'UNCERTAIN', field: 'actBy', message }],
  }) as unknown as Contract;

it('names a day that may be the last one to act once, where the question names it already', () => {
  const contracts = [
    contract('The last day to act may be Dec 24, 2026.'),
    contract('We’re not sure when the term ends.'),
  ];
  render(
    <MemoryRouter>
      <ToCheckPanel contracts={contracts} today="2026-11-27" atAGlance={2} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LeaseThe last day to act may be Dec 24, 2026.',
    'LeaseWe’re not sure when the term ends.Perhaps act by Dec 24, 2026',
  ]);
});
