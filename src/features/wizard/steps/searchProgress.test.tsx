import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { wizardAt } from '../../../../tests/setup/wizardAt.ts';
import { type SearchProgress, toSearchRecord } from '../../../domain/search.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { SearchStep } from './SearchStep.tsx';

function show(progress: SearchProgress) {
  const search = { ...toSearchRecord({ id: 's-1', status: 'PROCESSING' }), progress };
  const store = setupStore({ wizard: wizardAt({ step: 2, polling: true, search }) });
  render(
    <Provider store={store}>
      <SearchStep />
    </Provider>,
    { wrapper: MemoryRouter },
  );
}

it('counts what matched apart from the documents in it: one email can hold several', () => {
  const progress = { found: 4, done: 3, analysed: 5, skipped: 0, contracts: 2, phase: 'reading' as const };
  show(progress);
  expect(screen.getByText(/^Reading 3 of 4\. You can leave this page/)).toBeInTheDocument();
  expect(screen.getByText('3 of 4 matches done, 5 documents read, 2 contracts found, 0 skipped.')).toBeInTheDocument();
  expect(screen.getByText('One email can hold several documents.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
});

it('says why it waits, and until when, and reads nothing meanwhile', () => {
  const waitingUntil = '2026-11-21T12:30:00Z';
  const waiting = {
    found: 4,
    done: 1,
    analysed: 1,
    skipped: 0,
    contracts: 0,
    phase: 'waiting' as const,
    waitingUntil,
  };
  const showWaiting = (waitingFor: 'asked' | 'trouble') => show({ ...waiting, waitingFor });
  showWaiting('asked');
  expect(screen.getByText(/Google asked us to wait. The search goes on at/)).toBeInTheDocument();
  expect(screen.getByText(/^Waiting for Google\. Read so far: 1 of 4\. You can leave this page/)).toBeInTheDocument();
  expect(screen.getByText(/Waiting before we ask Google again/)).toBeInTheDocument();
  cleanup();
  // Nobody asked for that pause.
  showWaiting('trouble');
  expect(screen.getByText(/Google isn’t answering properly right now. The search goes on at/)).toBeInTheDocument();
});
