/** The name of a party that is typed and not saved yet is there again. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { goAndComeBack, keptWords } from '../../../tests/setup/typedValues.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('a party whose name no Enter has followed is there again, and is saved with the others', async () => {
  const app = await openContract('firewall');
  const panel = await values();
  await app.user.click(panel.getByRole('button', { name: 'Edit Parties' }));
  await app.user.type(await panel.findByRole('combobox', { name: 'Parties' }), 'Cedarline Hold');
  const { user } = await goAndComeBack(app);
  const field = await (await values()).findByRole('combobox', { name: 'Parties' });
  expect(field).toHaveValue('Cedarline Hold');
  expect(await screen.findByText(keptWords)).toBeInTheDocument();
  await user.type(field, 'ings');
  await user.click((await values()).getByRole('button', { name: 'Save' }));
  expect(await (await values()).findByText(/^Yours: .*, Cedarline Holdings$/)).toBeInTheDocument();
  await waitFor(async () => expect((await values()).queryByRole('combobox')).not.toBeInTheDocument());
});
