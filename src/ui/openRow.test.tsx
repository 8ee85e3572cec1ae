import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { openRow } from './openRow.ts';

function renderRow() {
  const opened = vi.fn<(keys: { ctrlKey: boolean }) => void>();
  const onOpen = (event: MouseEvent) => {
    event.preventDefault();
    opened({ ctrlKey: event.ctrlKey });
  };
  render(
    <ul>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a row has a link */}
      <li onClick={openRow}>
        <label>
          Choose it <input type="checkbox" />
        </label>
        <a href="/contracts/c-1" onClick={onOpen}>
          The lease
        </a>
        <span>$1,200.00</span>
        <button type="button">Renew</button>
      </li>
    </ul>,
  );
  return { user: userEvent.setup({ delay: null }), opened };
}

it('a press anywhere in a row follows its link, once, and with the keys that ask for another tab', async () => {
  const { user, opened } = renderRow();
  await user.click(screen.getByText('$1,200.00'));
  await user.click(screen.getByRole('listitem'));
  await user.click(screen.getByRole('link'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('$1,200.00'));
  expect(opened.mock.calls.map(([{ ctrlKey }]) => ctrlKey)).toEqual([false, false, false, true]);
});

it('a press on a box, its label or a button of a row does what that does, and opens nothing', async () => {
  const { user, opened } = renderRow();
  await user.click(screen.getByText('Choose it'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button'));
  expect(opened).not.toHaveBeenCalled();
});

it('whoever marks a text of a row to copy it stays', async () => {
  const { user, opened } = renderRow();
  getSelection()?.selectAllChildren(screen.getByText('$1,200.00'));
  // A press of the mouse would end the marking that the mouse has just made.
  screen.getByText('$1,200.00').click();
  expect(opened).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  await user.click(screen.getByText('$1,200.00'));
  expect(opened).toHaveBeenCalledOnce();
});
