/** A tab that is open when the service goes away. */
import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const sentence = 'We can’t reach Perennial right now.';
const figure = async () => within(await screen.findByRole('region', { name: 'Total Contracts' })).findByText('64');

it('says so plainly, and loads what is on screen by itself when the service is back', async () => {
  const { user } = await renderApp({ path: '/login' });
  const dashboard = await screen.findByRole('link', { name: /Dashboard/ });
  server.use(http.all('*/api/*', () => Response.error()));
  await user.click(dashboard);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/^What you entered stays on this page/)).toBeVisible();
  server.resetHandlers();
  window.dispatchEvent(new Event('online'));
  expect(await figure()).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

it('says nothing of one call that failed while others are answered', async () => {
  server.use(http.get('*/api/dashboard/stats', () => Response.error()));
  await renderApp({ path: '/dashboard' });
  expect(await screen.findByText('Failed to load dashboard data. Please try refreshing the page.')).toBeVisible();
  expect(await screen.findByText(/^9 notice days have passed$/)).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});
