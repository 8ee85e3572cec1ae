import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '../platform/keepFocus.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve({ Calendar: () => <h1>Calendar</h1> });

const frame = (Screen: ComponentType, path: string) => (
  <main tabIndex={-1}>
    <PartBoundary resetKey={path}>
      <Suspense>{path === '/calendar' ? <Screen /> : <h1>Dashboard</h1>}</Suspense>
    </PartBoundary>
  </main>
);

/** Opens a screen whose code does not arrive at the first try. */
async function open(load = vi.fn<typeof arrives>(arrives).mockImplementationOnce(lost)) {
  const Calendar = lazyScreen(load, 'Calendar');
  const view = render(frame(Calendar, '/calendar'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be shown.');
  return { load, goTo: (path: string) => view.rerender(frame(Calendar, path)) };
}

const tryAgain = () => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
const sheets = () => document.head.querySelectorAll('link');

// React logs what a boundary catches.
// eslint-disable-next-line no-console -- expected here, and so not noise.
const logged = () => vi.mocked(console.error);
beforeEach(() => void logged().mockImplementation(() => undefined));
afterEach(() => void logged().mockClear());

it('is drawn at once where its code was asked for ahead', async () => {
  const Calendar = lazyScreen(vi.fn<typeof arrives>(arrives), 'Calendar');
  await act(async () => Calendar.begin());
  render(frame(Calendar, '/calendar'));
  expect(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
});

it('is loaded by "Try again" where it did not arrive, and the focus stays in the page', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => setTimeout(draw));
  const stop = keepFocus();
  const { load } = await open();
  expect(load).toHaveBeenCalledTimes(1);
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  stop();
  vi.mocked(window.requestAnimationFrame).mockRestore();
});

it('is loaded once the connection is back, without being asked for, and not again by a later one', async () => {
  const { load } = await open();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says again that it could not be shown where it does not arrive again', async () => {
  const { load } = await open(vi.fn<typeof arrives>(lost));
  await tryAgain();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is loaded when somebody comes back to it', async () => {
  const { goTo } = await open();
  goTo('/dashboard');
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  goTo('/calendar');
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
});

it('is not shown without its style sheet, which is asked for again, too', async () => {
  const lostSheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/calendar.css' });
  const { load } = await open();
  document.head.append(lostSheet);
  fireEvent.error(lostSheet);

  await tryAgain();
  expect([...sheets()].map((link) => [link === lostSheet, new URL(link.href).pathname])).toEqual([
    [false, '/calendar.css'],
  ]);
  await act(async () => fireEvent.error(sheets()[0] as Element));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);

  await tryAgain();
  await act(async () => fireEvent.load(sheets()[0] as Element));
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  sheets()[0]?.remove();
});
