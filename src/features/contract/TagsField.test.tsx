import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { openContract } from '../../../tests/setup/contractPage.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('tags that another person’s change kept from being saved can be saved by a button, as the sentence asks', async () => {
  backend.chooseScenario('conflicting-edit');
  const { user } = await openContract('UK distribution');
  await user.click(await screen.findByRole('button', { name: /^(?:Add|Edit) tags$/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'network{Enter}');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(/then save again to keep yours\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tags saved for Ebbsworth Logistics Ltd.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit tags' }).parentElement).toHaveTextContent(/^network/);
});
