/** The palette in a test. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp, type signedInStore } from './renderApp.tsx';

/** Opens it on a screen by its key; answers its field and the button that has its name. */
export async function openPalette(path = '/dashboard', store?: Awaited<ReturnType<typeof signedInStore>>) {
  const view = await renderApp({ path, ...(store ? { store } : {}) });
  const button = await screen.findByRole('button', { name: 'Search and commands' });
  button.focus();
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search contracts and commands' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, button, field };
}
