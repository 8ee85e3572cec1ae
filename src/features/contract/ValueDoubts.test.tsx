import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ContractDetails, ContractValues } from '../../api/cycleApi.ts';
import { Provider } from 'react-redux';
import { setupStore } from '../../store/setupStore.ts';
import { ValueDoubts } from './ValueDoubts.tsx';
import { ValueRow } from './ValueRow.tsx';

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

it('of three names and more the sides are ticked and taken together, in the order of the document', async () => {
  const first = shown(null, 'read', [...names, 'Birch Homes Ltd']);
  expect(first.details?.open).toBe(true);
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(names);
  expect(screen.getByRole('button', { name: 'Use the ticked ones' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Coastal IT' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alder Lifts Ltd' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use these 2' }));
  expect(first.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd', 'Coastal IT'] });
});

it('two names that are a question become the parties with one click', async () => {
  const pair = shown(null, 'read', names.slice(0, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Add both' }));
  expect(pair.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd', 'Birch Homes Ltd'] });
});

it('a party that was added is not asked about any more, and the others are', async () => {
  const second = shown(['Alder Lifts Ltd'], 'entered');
  expect([second.details?.open, buttons()]).toEqual([true, ['Add Birch Homes Ltd', 'Add Coastal IT']]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Birch Homes Ltd: parties' }));
  expect(second.onUse).toHaveBeenCalledWith({ parties: ['Alder Lifts Ltd', 'Birch Homes Ltd'] });
});

it('two parties are enough: what else was read is folded away', () => {
  const both = shown(['Alder Lifts Ltd', 'Birch Homes Ltd'], 'entered');
  expect([both.details?.open, buttons()]).toEqual([false, ['Add Coastal IT']]);
});

const fact = (value: unknown) => ({ value, source: 'read', evidence: [] });

it('for what an amount is paid is asked about beside the amount', () => {
  const period = { ...fact(null), alternatives: [{ field: 'amountPeriod', value: 'year', quote: 'Total: £300' }] };
  const toCheck = [
    { code: 'UNCERTAIN', field: 'amountPeriod', message: 'We’re not sure how often the amount is paid.' },
  ];
  const values = { amount: fact(300), currency: fact('GBP'), amountPeriod: period };
  const contract = { id: 'c', version: 1, toCheck, values, cycle: {}, documents: [] } as unknown as ContractDetails;
  const unused = vi.fn<() => void>();
  render(
    <Provider store={setupStore()}>
      <ValueRow
        row={{ field: 'amount', label: 'Amount', editor: 'amount' }}
        contract={contract}
        today="2026-11-22"
        chosen={false}
        editing={false}
        onEdit={unused}
        onChoose={unused}
        onConfirm={unused}
      />
    </Provider>,
  );
  expect(screen.getByText('We’re not sure how often the amount is paid.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a year: amount period' })).toBeVisible();
});

it('where no notice period is known, one click says that there is none', async () => {
  const onConfirm = vi.fn<(fields: string[]) => void>();
  const message = 'No notice period is known, so notice may be due earlier.';
  const contract = {
    toCheck: [{ code: 'NO_NOTICE', field: 'noticePeriod', message }],
    values: { noticePeriod: fact(null) },
  };
  const ignore = vi.fn<() => void>();
  render(
    <ValueDoubts
      contract={contract as unknown as ContractDetails}
      field="noticePeriod"
      onConfirm={onConfirm}
      onUse={ignore}
      onEdit={ignore}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^It has no notice period/ }));
  expect(onConfirm).toHaveBeenCalledWith(['noticePeriod']);
  expect(screen.getByRole('button', { name: /^Enter it/ })).toBeVisible();
});

it('what follows a term that is over has to be entered: that the old end is right is no answer', async () => {
  const onEdit = vi.fn<(open: boolean) => void>();
  const message = 'The decision was to renew, and its term ended on Jan 31, 2027. Until when does it run now?';
  const contract = { toCheck: [{ code: 'OVER', field: 'to', message }], values: { to: fact('2027-01-31') } };
  const ignore = vi.fn<() => void>();
  render(
    <ValueDoubts
      contract={contract as unknown as ContractDetails}
      field="to"
      onConfirm={ignore}
      onUse={ignore}
      onEdit={onEdit}
    />,
  );
  expect(screen.getByText(message)).toBeVisible();
  const [only, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  await userEvent.click(only as HTMLElement);
  expect(onEdit).toHaveBeenCalledWith(true);
});
