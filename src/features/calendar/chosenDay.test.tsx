/** The list of a chosen day: brought into sight where it was asked for, and closed with its month. */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) });
  server.use(http.get('*/api/contracts', () => Response.json([{ id: 'a', name: 'Lease', renewalDate: '2028-02-20' }])));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? document.body;

it('is brought into sight where a day is chosen, and not by an address or an arrow key', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderApp({ path: '/calendar?chosen=2028-02-20' });
  await screen.findByRole('region', { name: 'Feb 20, 2028' });
  cell('2028-02-20').focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(cell('2028-02-19')).toHaveFocus());
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(cell('2028-02-21'));
  const chosen = await screen.findByRole('region', { name: 'Feb 21, 2028' });
  expect(scrolled.mock.contexts).toEqual([chosen.querySelector('header')]);
});

it('is closed under another month, and does not come back with its own', async () => {
  const { user } = await renderApp({ path: '/calendar?chosen=2028-02-20' });
  expect(await screen.findByRole('region', { name: 'Feb 20, 2028' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'March 2028' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Feb 20, 2028' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  const month = await screen.findByRole('region', { name: 'February 2028' });
  expect(within(month).queryByRole('button', { name: 'Close the day' })).not.toBeInTheDocument();
});
