/** A contract whose last term is over while nobody gave notice, and which runs on. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addDays, localDay } from '../../../contract/calendar.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { formatDay } from '../../domain/format.ts';
import { currentTime } from '../../platform/clock.ts';
import { CancelDialog } from './CancelDialog.tsx';

it('the dialog that cancels the present term names its last day, and not the one that went by', async () => {
  const today = localDay(currentTime());
  const [before, ahead] = [addDays(today, -50), addDays(today, 300)];
  const contract = {
    id: 'demo-15',
    name: 'Cedarline',
    cycleEnd: addDays(today, 330),
    actBy: ahead,
    passedCycle: { cycleEnd: addDays(today, -20), actBy: before, kind: 'notice' as const },
  };
  const show = (cycleEnd: string) => (
    <CancelDialog
      saving={false}
      contract={contract}
      cycleEnd={cycleEnd}
      onClosed={() => {}}
      onCancelContract={() => {}}
    />
  );
  const store = await signedInStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { rerender } = render(show(contract.cycleEnd), { wrapper });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp(`: give notice by ${formatDay(ahead)}\\.$`))).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Notice has been sent' }));
  expect(await dialog.findByRole('textbox', { name: 'How' })).toBeInTheDocument();
  expect(dialog.queryByText(/without their consent the contract goes on/)).not.toBeInTheDocument();
  rerender(show(contract.passedCycle.cycleEnd));
  expect(dialog.getByText(new RegExp(`Notice was due on ${formatDay(before)}: ask whether`))).toBeInTheDocument();
  expect(await dialog.findByText(/without their consent the contract goes on/)).toBeInTheDocument();
});
