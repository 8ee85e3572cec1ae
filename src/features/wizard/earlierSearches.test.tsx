import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('beside the criteria stands where earlier searches can be opened again', async () => {
  await renderApp({ path: '/upload-contracts', store: await connectedStore() });
  const line = await screen.findByText(/^Earlier searches can be opened again under/);
  expect(within(line).getByRole('link', { name: 'New finds' })).toHaveAttribute('href', '/new-finds');
});
