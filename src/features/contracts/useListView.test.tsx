import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListView } from './useListView.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function List() {
  const { view, change } = useListView();
  return (
    <>
      <input
        value={view.search}
        onChange={(event) => change({ search: event.target.value, page: 1 }, { replace: true })}
      />
      <button type="button" onClick={() => change({ search: '' })}>
        All
      </button>
      <Link to="/calendar">Calendar</Link>
    </>
  );
}

function open() {
  render(
    <MemoryRouter initialEntries={['/contracts?page=3']}>
      <Address />
      <Routes>
        <Route path="/contracts" element={<List />} />
        <Route path="/calendar" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
const address = () => screen.getByRole('status').textContent;
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('shows what is typed at once and writes it into the address when typing pauses', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox'), 'lease');
  expect(screen.getByRole('textbox')).toHaveValue('lease');
  await pause();
  expect(address()).toBe('/contracts?search=lease');
});

it('lets a later change win over what was typed just before', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox'), 'lease');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await pause();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(address()).toBe('/contracts');
});

it('writes a change that is no typing into the address once it is painted, not before', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox'), 'lease');
  await pause();
  const frames: FrameRequestCallback[] = [];
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await pause();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(address()).toBe('/contracts?search=lease');
  for (const frame of frames) frame(0);
  await pause();
  expect(address()).toBe('/contracts');
  asked.mockRestore();
});

it('keeps on screen what is typed at the very moment in which the address is written', async () => {
  const user = open();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'lease');
  let shown = '';
  act(() => {
    vi.advanceTimersByTime(500);
    fireEvent.change(field, { target: { value: 'leases' } });
    shown = field.value;
  });
  expect([shown, field.value]).toEqual(['leases', 'leases']);
  await pause();
  expect(address()).toBe('/contracts?search=leases');
});

it('writes nothing into the address of the page that was gone to meanwhile', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox'), 'lease');
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await pause();
  expect(address()).toBe('/calendar');
});

it('calls nobody back who is on the way to a screen whose code is still loading', async () => {
  window.history.replaceState(null, '', '/contracts');
  const StillLoading = lazy(() => new Promise<never>(() => {}));
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/contracts" element={<List />} />
          <Route path="/calendar" element={<StillLoading />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByRole('textbox'), 'lease');
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await pause();
  expect(window.location.pathname).toBe('/calendar');
  window.history.replaceState(null, '', '/');
});
