import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ContractDetails, ContractValues } from '../../api/cycleApi.ts';
import { ValueDoubts } from './ValueDoubts.tsx';

const names = ['Alder Lifts Ltd', 'Birch Homes Ltd', 'Coastal IT'];

const buttons = () => screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);

function shown(value: string[] | null, source: 'read' | 'entered', asked = names) {
  const onUse = vi.fn<(values: ContractValues) => void>();
  const alternatives = asked.map((name) => ({ field: 'parties', value: name, quote: name }));
  const contract = { toCheck: [], values: { parties: { value, source, evidence: [], alternatives } } };
  const { container } = render(
    <ValueDoubts
      contract={contract as unknown as ContractDetails}
      field="parties"
      onConfirm={vi.fn<() => void>()}
      onUse={onUse}
      onEdit={vi.fn<() => void>()}
    />,
  );
  return { onUse, details: container.querySelector('details') };
}

it('parties that are a question are added one after the other, and stay in sight until there are two', async () => {
  const first = shown(null, 'read');
  expect([first.details?.open, buttons()]).toEqual([true, names.map((name) => `Add ${name}`)]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Alder Lifts Ltd' }));
  expect(first.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd'] });
});

it('two names that are a question become the parties with one click', async () => {
  const pair = shown(null, 'read', names.slice(0, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Add both' }));
  expect(pair.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd', 'Birch Homes Ltd'] });
});

it('a party that was added is not asked about any more, and the others are', async () => {
  const second = shown(['Alder Lifts Ltd'], 'entered');
  expect([second.details?.open, buttons()]).toEqual([true, ['Add Birch Homes Ltd', 'Add Coastal IT']]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Birch Homes Ltd' }));
  expect(second.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd', 'Birch Homes Ltd'] });
});

it('two parties are enough: what else was read is folded away', () => {
  const both = shown(['Alder Lifts Ltd', 'Birch Homes Ltd'], 'entered');
  expect([both.details?.open, buttons()]).toEqual([false, ['Add Coastal IT']]);
});
