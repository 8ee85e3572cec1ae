import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useViewInAddress } from './useViewInAddress.ts';

const inAddress = {
  read: (params: URLSearchParams) => ({ day: params.get('day') ?? 'none' }),
  write: ({ day }: { day: string }) => new URLSearchParams({ day }),
};

function Days() {
  const { view, change } = useViewInAddress(inAddress);
  return (
    <>
      <p>on {view.day}</p>
      {['first', 'second', 'third', 'another'].map((day) => (
        <button key={day} type="button" onClick={() => change({ day }, { replace: true, pause: 0 })}>
          {day}
        </button>
      ))}
    </>
  );
}

const press = (day: string) => fireEvent.click(screen.getByRole('button', { name: day }));

it('shows the latest choice while addresses of earlier ones arrive late, then whatever the address says, and goes back to where it came from', async () => {
  const asked: string[] = [];
  const navigator = {
    createHref: String,
    replace: ({ search }: { search: string }) => asked.push(search),
  } as unknown as Navigator;
  // A router whose new addresses arrive when the test says so, as they do on a busy page.
  const at = (address: string) => (
    <Router location={`/${address}`} navigator={navigator}>
      <Days />
    </Router>
  );
  const { rerender } = render(at(''));
  const comes = async (address: string) => {
    await waitFor(() => expect(asked).toContain(address));
    rerender(at(address));
  };

  press('first');
  await waitFor(() => expect(asked).toContain('?day=first'));
  press('second');
  press('third');
  await comes('?day=first');
  expect(screen.getByText('on third')).toBeVisible();
  await comes('?day=third');
  expect(screen.getByText('on third')).toBeVisible();
  rerender(at('?day=another'));
  expect(screen.getByText('on another')).toBeVisible();
  expect(asked).toEqual(['?day=first', '?day=third']);

  press('first');
  await waitFor(() => expect(asked).toHaveLength(3));
  press('another');
  await waitFor(() => expect(asked.slice(2)).toEqual(['?day=first', '?day=another']));
});
