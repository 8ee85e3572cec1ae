import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DemoBridge } from '../../platform/demoBridge.ts';
import { DemoMenu } from './DemoMenu.tsx';

function bridge(offlineReady: Promise<void> = Promise.resolve()): DemoBridge {
  return {
    account: { email: 'mara@brightwater.example', password: 'demo' },
    scenarios: [
      { name: 'default', title: 'Everything works' },
      { name: 'slow', title: 'Everything is slow' },
    ],
    scenario: 'default',
    chooseScenario: vi.fn<DemoBridge['chooseScenario']>(),
    today: '2027-03-31',
    moved: false,
    moveAMonth: vi.fn<DemoBridge['moveAMonth']>(),
    reset: vi.fn<DemoBridge['reset']>(),
    offlineReady,
  };
}

it('offers the demo account to somebody who is signed out, and only then', async () => {
  const demo = bridge();
  const onSignIn = vi.fn<(account: DemoBridge['account']) => void>();
  const { rerender } = render(<DemoMenu demo={demo} onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use the demo account' }));
  expect(onSignIn).toHaveBeenCalledWith(demo.account);
  rerender(<DemoMenu demo={demo} onSignIn={null} />);
  expect(screen.queryByRole('button', { name: 'Use the demo account' })).not.toBeInTheDocument();
});

it('changes the scenario and starts over', async () => {
  const demo = bridge();
  render(<DemoMenu demo={demo} onSignIn={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Scenario' }), 'Everything is slow');
  expect(demo.chooseScenario).toHaveBeenCalledWith('slow');
  await userEvent.click(screen.getByRole('button', { name: 'Reset the demo data' }));
  expect(demo.reset).toHaveBeenCalledOnce();
});

it('says what day it is in the demo, and moves it by a month', async () => {
  const demo = bridge();
  render(<DemoMenu demo={demo} onSignIn={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
  expect(await screen.findByText('The demo’s day: Mar 31, 2027')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'A month later' }));
  expect(demo.moveAMonth).toHaveBeenCalledOnce();
});

it('says that it works without a network only when it does', async () => {
  const kept = Promise.withResolvers<void>();
  render(<DemoMenu demo={bridge(kept.promise)} onSignIn={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
  expect(await screen.findByText(/^Being kept/)).toBeInTheDocument();
  kept.resolve();
  expect(await screen.findByText(/works without a network/)).toBeInTheDocument();
});
