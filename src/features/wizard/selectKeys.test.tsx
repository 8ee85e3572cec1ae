import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { wizardAt } from '../../../tests/setup/wizardAt.ts';
import { setupStore } from '../../store/setupStore.ts';
import { toFoundContract } from './foundContract.ts';
import { SelectStep } from './steps/SelectStep.tsx';

const found = (id: string) => toFoundContract({ id, name: id }, '2026-11-21T12:00:00Z', () => id);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('arrows, Home and End lead from one found contract to another, and Space selects', async () => {
  const store = setupStore({ wizard: wizardAt({ step: 3, contracts: ['a', 'b', 'c'].map(found) }) });
  render(
    <Provider store={store}>
      <SelectStep />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  const user = userEvent.setup();
  box('a').focus();
  await user.keyboard('{ArrowDown}');
  expect(box('b')).toHaveFocus();
  const { checked } = box('b');
  await user.keyboard(' ');
  expect(box('b').checked).toBe(!checked);
  await user.keyboard('{End}{ArrowDown}');
  expect(box('c')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(box('a')).toHaveFocus();
});
