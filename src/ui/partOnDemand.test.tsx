import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { partOnDemand } from './partOnDemand.tsx';

type Props = { wish: string | null };
const Part = ({ wish }: Props) => <p>part: {wish ?? 'nothing'}</p>;
const StandIn = ({ wish }: Props) => <p>stand-in: {wish}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function onDemand() {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part));
  return { load, OnDemand: partOnDemand<Props>(load, StandIn, ({ wish }) => wish) };
}

it('is not loaded before somebody wants it, and once', async () => {
  const { load, OnDemand } = onDemand();
  const view = render(<OnDemand wish={null} />);
  expect(load).not.toHaveBeenCalled();
  view.rerender(<OnDemand wish="a" />);
  expect(await screen.findByText('part: a')).toBeVisible();
  view.rerender(<OnDemand wish={null} />);
  expect(screen.getByText('part: nothing')).toBeVisible();
  view.rerender(<OnDemand wish="b" />);
  expect(screen.getByText('part: b')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('has a stand-in where it did not arrive, and is asked for again by the next wish', async () => {
  const { load, OnDemand } = onDemand();
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const view = render(<OnDemand wish="a" />);
  expect(await screen.findByText('stand-in: a')).toBeVisible();
  view.rerender(<OnDemand wish={null} />);
  expect(screen.queryByText(/stand-in/)).not.toBeInTheDocument();
  view.rerender(<OnDemand wish="a" />);
  expect(screen.queryByText(/stand-in/)).not.toBeInTheDocument();
  expect(await screen.findByText('stand-in: a')).toBeVisible();
  view.rerender(<OnDemand wish="b" />);
  expect(await screen.findByText('part: b')).toBeVisible();
});
