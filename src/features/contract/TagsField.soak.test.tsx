import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { openContract } from '../../../tests/setup/contractPage.tsx';
import { valueTyped } from './valueDraftsSlice.ts';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('a tag too many stays as it was typed, with what to do about it at the field', async () => {
  const { user, store } = await openContract('firewall');
  await user.click(screen.getByRole('button', { name: /^(?:Add|Edit) tags$/ }));
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  await user.type(tags, 'x');
  const [id = ''] = Object.keys(store.getState().valueDrafts);
  const names = Array.from({ length: 30 }, (_, index) => `t${index + 1}`);
  act(() => void store.dispatch(valueTyped({ id, field: 'tags', typed: { names, pending: 'x' }, saved: null })));
  await user.tab();
  const sentence = 'A contract has at most 30 tags. Remove one first.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(tags).toHaveAccessibleDescription(sentence);
  await waitFor(() => expect(store.getState().valueDrafts[id]?.tags?.typed).toMatchObject({ pending: '' }));
  const crosses = document.querySelectorAll('.tags-edit .ant-select-selection-item-remove');
  await user.click(crosses[crosses.length - 1] as Element);
  await user.click(tags);
  await user.tab();
  const edit = await screen.findByRole('button', { name: 'Edit tags' });
  expect(edit.parentElement).toHaveTextContent(/t30Edit tags$/);
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
