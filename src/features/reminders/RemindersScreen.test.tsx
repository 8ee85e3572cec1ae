import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('lists what is planned, sent nowhere in the demo, and shows a message in a frame that runs nothing, which Close and Escape leave', async () => {
  const { user } = await renderApp({ path: '/reminders' });
  expect(await screen.findByText(/^Next: \w+ \d+, \d{4}\. \d+ messages planned\.$/)).toBeInTheDocument();
  expect(await screen.findByText('Messages are only shown here. They don’t go to real addresses.')).toBeInTheDocument();
  const planned = within(await screen.findByRole('region', { name: 'Planned' }));
  const row = planned.getAllByRole('button', { name: /Give notice by/ })[0] as HTMLElement;
  await user.click(row);
  const frame = await screen.findByTitle(/^Message: .*Give notice by/);
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(frame.getAttribute('srcdoc')).toContain('If nothing is done');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTitle(/^Message/)).not.toBeInTheDocument();
  expect(row).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /Give notice by/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByTitle(/^Message/)).not.toBeInTheDocument();
  expect(row).toHaveFocus();
});

it('of hundreds that are planned it shows the next, with what was sent right below, and the others with a button that leads to the first of them', async () => {
  const { user } = await renderApp({ path: '/reminders' });
  const planned = within(await screen.findByRole('region', { name: 'Planned' }));
  const messages = () => within(planned.getByRole('list')).getAllByRole('button');
  expect(messages()).toHaveLength(20);
  const button = planned.getByRole('button', { name: /^Show the other \d+$/ });
  const others = Number(button.textContent.replaceAll(/\D/g, ''));
  await user.click(button);
  expect(messages()).toHaveLength(20 + others);
  expect(messages()[20]).toHaveFocus();
  expect(planned.queryByRole('button', { name: /^Show the other/ })).not.toBeInTheDocument();
});
