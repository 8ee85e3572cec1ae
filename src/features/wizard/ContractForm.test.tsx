import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContractForm } from './ContractForm.tsx';
import { type Reviewed, toCorrection, toFoundContract } from './foundContract.ts';

it('an amount that is no number is not saved, and stays as it was typed with what to enter', async () => {
  const contract = toFoundContract({ id: 'f-1', name: 'Lease' }, '2026-11-21T12:00:00Z', () => 'x');
  const onSave = vi.fn<(changes: Reviewed) => void>();
  const others = { onType: () => {}, onCancel: () => {}, onSave };
  render(<ContractForm contract={contract} correction={toCorrection(contract)} {...others} />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: '-5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter an amount of 0 or more, like 1,234.56.'));
  expect(amount).toHaveValue('-5');
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.change(amount, { target: { value: '1.234,56' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: 1234.56 })));
});
