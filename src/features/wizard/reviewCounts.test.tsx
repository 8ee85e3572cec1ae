/** What the review counts, it marks; and select, both forms of the review and the completed state count alike. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { wizardAt } from '../../../tests/setup/wizardAt.ts';
import { setupStore } from '../../store/setupStore.ts';
import { type FoundContract, toFoundContract } from './foundContract.ts';
import { isSettled } from './reviewDoubts.ts';
import { CompletedStep } from './steps/CompletedStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { SelectStep } from './steps/SelectStep.tsx';
import { toContractUpload } from './toContractUpload.ts';
import { notSure } from './unsure.ts';
import { contractEdited } from './wizardSlice.ts';
import type { WizardState } from './wizardState.ts';
import { wizardView } from './wizardView.ts';

type Wire = Parameters<typeof toFoundContract>[0];

const clear: Wire = {
  id: 'clear',
  name: 'Clear lease',
  renewalDate: '2028-06-30',
  amount: 100,
  currency: 'USD',
  parties: ['Acme', 'Fern'],
  ending: 'renews',
  autoRenews: true,
};
/** It ends in June; notice was due in January. */
const late: Wire = {
  ...clear,
  id: 'late',
  name: 'Late',
  noticePeriod: { n: 150, unit: 'day' },
  noticeBy: '2028-02-01',
};
const open: Wire = { ...clear, id: 'open', name: 'Open', renewalDate: null, ending: 'open', autoRenews: null };
/** Nobody knows when it ends, but until when to act. */
const written: Wire = { ...clear, id: 'written', name: 'Written', renewalDate: null, noticeBy: '2028-09-30' };
const undated: Wire = { ...clear, id: 'none', name: 'No date', renewalDate: null };
const unsure = (field: string): Wire => ({
  ...clear,
  id: field,
  name: field,
  noticePeriod: { n: 30, unit: 'day' },
  renewalTerm: { n: 1, unit: 'year' },
  evidence: [{ field, quote: 'it says so', confidence: 0.6 }],
});

const found = (wire: Wire) => ({ ...toFoundContract(wire, '2028-02-10T12:00:00Z', () => ''), scanned: true });
const at = (step: 3 | 4, ...wires: Wire[]) => wizardAt({ step, contracts: wires.map(found) });
const oneAtATime = (...wires: Wire[]): WizardState => ({ ...at(4, ...wires), reviewForm: 'one' });

function show(step: React.ReactNode, wizard: WizardState) {
  const store = setupStore({ wizard });
  return { ...render(<Provider store={store}>{step}</Provider>, { wrapper: MemoryRouter }), store };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) }));
afterEach(() => vi.useRealTimers());

it('a notice day that has passed is red in the review, and its contract is not clear', () => {
  show(<ReviewStep />, oneAtATime(clear, late));
  const queue = within(screen.getByRole('navigation', { name: /most doubtful first/ }));
  expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LateNotice was due Feb 1, 2028, 9 days ago',
    'Clear leaseClear',
  ]);
  expect(queue.getByText(/^Notice was due/)).toHaveClass('late');
  const values = within(screen.getByRole('region', { name: 'Values' }));
  expect(values.getByText('Feb 1, 2028, 9 days ago')).toHaveClass('late');
  const lead = 'None of the 2 contracts is in doubt, but the last day to act has passed for 1.';
  expect(screen.getByText(lead)).toBeInTheDocument();
});

it('the cards say so too, and of an option; what ends by itself has nothing to pass', () => {
  const option: Wire = { ...late, id: 'option', ending: 'option', autoRenews: false, noticePeriod: null };
  const ends: Wire = { ...late, id: 'ends', ending: 'ends', autoRenews: null };
  show(<ReviewStep />, at(4, late, option, ends));
  expect(screen.getByText('Notice of 150 days, was due Feb 1, 2028, 9 days ago')).toHaveClass('late');
  expect(screen.getByText('Option was due Feb 1, 2028, 9 days ago')).toHaveClass('late');
  expect(screen.getByText('Notice of 150 days, due by Feb 1, 2028')).not.toHaveClass('late');
  expect(screen.getByText(/but the last day to act has passed for 2\./)).toBeInTheDocument();
});

it('what has no end is not asked for a date, and nowhere counted as without one', async () => {
  const { unmount } = show(<SelectStep />, at(3, open, undated));
  expect(screen.getByText('Has no end')).not.toHaveClass('warning-text');
  expect(screen.getByText('No renewal date detected')).toHaveClass('warning-text');
  unmount();
  const cards = show(<ReviewStep />, at(4, open, undated));
  expect(screen.getByText('1 of 2 contracts without a renewal date')).toBeInTheDocument();
  expect(screen.getByText('It has no end.').closest('.review-card')).not.toHaveClass('review-card-undated');
  cards.unmount();
  const one = show(<ReviewStep />, oneAtATime(open, undated));
  expect(screen.getByText(/1 has no renewal date: we can’t warn you about it\./)).toBeInTheDocument();
  // Nor is it asked how long it renews for, as the other is.
  expect(screen.getByText('Renews for')).toBeInTheDocument();
  await userEvent.setup({ delay: null }).keyboard('j');
  expect(screen.getByText('It has no end.')).toBeInTheDocument();
  expect(screen.queryByText('Renews for')).toBeNull();
  one.unmount();
  const listed = [open, undated].map(({ id, name, ending }) => ({ id, name, ending, renewalDate: null }));
  server.use(http.get('*/api/contracts', () => Response.json(listed)));
  const uploaded = { created: 2, updated: 0, ids: ['open', 'none'] };
  const completed = { searchId: 's-1', uploaded, undated: 2, ownFiles: false };
  show(<CompletedStep />, { ...wizardAt({}), phase: { name: 'done', ...completed } });
  expect(await screen.findByRole('region', { name: 'What came in' })).toBeInTheDocument();
  expect(await screen.findByText('1 contract without a renewal date')).toBeInTheDocument();
});

it('nor is what has a written last day to act, whose end nobody knows: one can be warned of it', () => {
  const { unmount } = show(<ReviewStep />, at(4, written, undated));
  expect(screen.getByText('1 of 2 contracts without a renewal date')).toBeInTheDocument();
  expect(screen.getByText('Give notice by Sep 30, 2028')).toBeInTheDocument();
  unmount();
  show(<SelectStep />, at(3, written));
  expect(screen.getByText('No renewal date, give notice by Sep 30, 2028')).not.toHaveClass('warning-text');
});

const silent: Wire = {
  ...clear,
  id: 'silent',
  name: 'Silent',
  toCheck: [
    { code: 'NO_NOTICE', field: 'noticePeriod', message: 'No notice period is known, so notice may be due earlier.' },
  ],
};

it('that a contract has no notice period is said on its card, goes with the upload, and can be taken back', async () => {
  const user = userEvent.setup({ delay: null });
  const store = show(<ReviewStep />, at(4, silent)).store;
  const upload = () => wizardView(store.getState().wizard).contracts.map(toContractUpload)[0];
  await user.click(screen.getByRole('button', { name: 'The contract has no notice period: Silent' }));
  expect(screen.queryByText(/^No notice period is known/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take back: Silent' })).toHaveFocus();
  expect(upload()).toMatchObject({ entered: {}, confirm: ['noticePeriod'] });
  await user.click(screen.getByRole('button', { name: 'Take back: Silent' }));
  expect(screen.getByText(/^No notice period is known/)).toBeInTheDocument();
  expect(upload()?.confirm).toBeUndefined();
});

it('one at a time it is a question of its own, and a period that is entered answers it, too', async () => {
  const user = userEvent.setup({ delay: null });
  const store = show(<ReviewStep />, oneAtATime(silent)).store;
  const one = () => wizardView(store.getState().wizard).contracts[0] as FoundContract;
  const question = within(screen.getByRole('group', { name: 'Is there a notice period?' }));
  expect(question.getByRole('radio', { name: 'I don’t know yet' })).toBeChecked();
  await user.keyboard('1');
  expect(question.getByRole('radio', { name: 'The contract has no notice period' })).toBeChecked();
  expect(screen.getByText('None')).toBeInTheDocument();
  expect(isSettled(one())).toBe(true);
  store.dispatch(contractEdited({ id: 'silent', changes: { noticePeriod: { n: 30, unit: 'day' } } }));
  expect(toContractUpload(one())).toMatchObject({ entered: { noticePeriod: { n: 30, unit: 'day' } } });
  expect(toContractUpload(one()).confirm).toBeUndefined();
});

it('every contract that is counted as worth comparing says on its card what is', () => {
  const fields = ['renewalDate', 'termEnd', 'amount', 'amountPeriod', 'parties'];
  const others = ['noticePeriod', 'noticeBy', 'renewalTerm', 'autoRenews', 'ending'];
  show(<ReviewStep />, at(4, clear, ...[...fields, ...others].map(unsure)));
  expect(screen.getByText(/^11 contracts will be uploaded\./)).toHaveTextContent(
    'None of the 11 contracts is in doubt, but 10 are worth comparing with the document.',
  );
  for (const name of [...fields, ...others]) {
    const card = screen.getByRole('heading', { name }).closest<HTMLElement>('.review-card');
    expect([name, card && within(card).queryAllByText(notSure).length]).toEqual([name, 1]);
  }
  expect(screen.getAllByText(notSure)).toHaveLength(10);
});
