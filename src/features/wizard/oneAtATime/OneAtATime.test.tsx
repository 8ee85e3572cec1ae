/** The review one at a time: its order, its keys, its document, and what it sends. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../../mocks/node.ts';
import { wizardAt } from '../../../../tests/setup/wizardAt.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { toFoundContract } from '../foundContract.ts';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import { toContractUpload } from '../toContractUpload.ts';
import { wizardOpened } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';

type Wire = Parameters<typeof toFoundContract>[0];

const clear: Wire = {
  id: 'clear',
  name: 'Clear lease',
  renewalDate: '2028-06-30',
  amount: 100,
  currency: 'USD',
  amountPeriod: 'month',
  parties: ['Acme', 'Fernhill'],
  autoRenews: true,
  noticePeriod: { n: 90, unit: 'day' },
  isContract: true,
  evidence: [{ field: 'renewalDate', quote: 'ends on June 30, 2028', confidence: 0.95 }],
};
const twoReadings: Wire = {
  ...clear,
  id: 'two',
  name: 'Two readings',
  alternatives: [{ field: 'termEnd', value: '2028-09-30', quote: 'expires on September 30, 2028', confidence: 0.5 }],
  toCheck: [{ code: 'DISAGREEING', field: 'to', message: 'We found more than one end of the term.' }],
};
const undated: Wire = { ...clear, id: 'none', name: 'No date', renewalDate: null, amount: null, evidence: [] };

function open(...wires: Wire[]) {
  const contracts = wires.map((wire) => ({
    ...toFoundContract(wire, '2028-02-10T12:00:00Z', () => ''),
    scanned: true,
  }));
  const store = setupStore({ wizard: { ...wizardAt({ step: 4, contracts }), reviewForm: 'one' } });
  render(
    <Provider store={store}>
      <ReviewStep />
    </Provider>,
  );
  const uploads = () => wizardView(store.getState().wizard).contracts.map(toContractUpload);
  return { store, uploads, user: userEvent.setup({ delay: null }) };
}
const shown = () => within(screen.getByRole('region', { name: 'Values' })).getByRole('heading', { level: 3 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) });
  server.use(
    http.get('*/api/gmail/found/:id/text', ({ params }) =>
      Response.json({
        documentId: params['id'],
        name: `${String(params['id'])}.pdf`,
        mediaType: 'application/pdf',
        pages: ['This agreement ends on June 30,\n2028 or expires on September 30, 2028.', 'Signed.'],
      }),
    ),
  );
});
afterEach(() => vi.useRealTimers());

it('is sorted by doubt, and only what the list will ask about needs a look: what is not stated or less sure is said beside it', () => {
  const perhaps = { field: 'parties', value: 'Third', quote: 'Third', confidence: 0.5 };
  const lessSure = [{ field: 'amount', quote: '$100', confidence: 0.7 }];
  const extras = { ...clear, id: 'extras', name: 'Extras', alternatives: [perhaps], evidence: lessSure };
  open(clear, extras, twoReadings, undated);
  const queue = within(screen.getByRole('navigation', { name: /most doubtful first/ }));
  expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two readingsWe found more than one end of the term.',
    'No dateNo renewal date found',
    'ExtrasWorth comparing: amount',
    'Clear leaseClear',
  ]);
  expect(screen.getByText(/^1 of 4 contracts/)).toHaveTextContent(
    '1 of 4 contracts needs a look before you rely on it. 1 has no renewal date: we can’t warn you about it.',
  );
  expect(queue.getByText('3 need no look. You can upload them without opening them.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm the rest: 1 clear' })).toBeEnabled();
});

it('is walked with J and K, and Enter confirms what has the focus and goes on to what is not settled yet', async () => {
  const { user, store } = open(clear, twoReadings, undated);
  expect(shown()).toHaveTextContent('Two readings 1 of 3');
  await user.keyboard('j');
  expect(shown()).toHaveTextContent('No date 2 of 3');
  expect(shown()).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(shown()).toHaveTextContent('No date');
  screen.getByRole('radio', { name: 'One at a time' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('heading', { name: 'Review contracts' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/You have settled 1\./)).toBeInTheDocument();
  const confirmed = wizardView(store.getState().wizard).contracts.filter((contract) => contract.confirmed);
  expect(confirmed.map(({ id }) => id)).toEqual(['two']);
});

it('shows the document with the passages marked, the doubtful ones apart', async () => {
  open(twoReadings);
  const document = await screen.findByRole('region', { name: 'Document: two.pdf' });
  const marks = [...document.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'ends on June 30',
    '2028',
    'expires on September 30, 2028',
  ]);
  expect(marks.map((mark) => mark.classList.contains('check'))).toEqual([true, true, true]);
});

const other = (field: string, value: string) => ({ field, value, quote: `it ${value}` });

it('how a contract ends and for what its amount is paid are questions that are settled by a choice', async () => {
  const alternatives = [other('ending', 'ends'), other('ending', 'renews'), other('amountPeriod', 'year')];
  const doubt = { code: 'UNCERTAIN' as const, field: 'ending' as const, message: 'We’re not sure whether it renews.' };
  const { user, uploads } = open({ ...clear, autoRenews: null, amountPeriod: null, alternatives, toCheck: [doubt] });
  const queue = within(screen.getByRole('navigation', { name: /most doubtful first/ }));
  expect(queue.getByRole('listitem')).toHaveTextContent('We’re not sure whether it renews.');
  expect(queue.getByText('0 of 1 settled')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Renews by itself/ }));
  expect(queue.getByText('1 of 1 settled')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /a year/ }));
  expect(uploads()).toMatchObject([{ entered: { ending: 'renews', amountPeriod: 'year' } }]);
});

it('of several names that may be the parties the sides are ticked, and taken together', async () => {
  const alternatives = ['Acme', 'Fernhill', 'Tarn'].map((name) => ({ ...other('parties', name), value: name }));
  const { user, uploads } = open({ ...clear, parties: [], alternatives });
  await user.click(screen.getByRole('checkbox', { name: 'Fernhill' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tarn' }));
  await user.click(screen.getByRole('button', { name: 'Use these 2' }));
  expect(uploads()).toMatchObject([{ entered: { parties: ['Fernhill', 'Tarn'] } }]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('shows a scan as it came, with the words marked that a value was read from, and its text where it can’t be loaded', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  server.use(
    http.get('*/api/gmail/found/:id/text', ({ params }) => {
      const documentId = String(params['id']);
      const pages = ['Ends on June 30, 2028.'];
      const layout = [pages[0]?.split(' ').map((text, index) => ({ text, at: [1000 * index, 2000, 900, 200] }))];
      return Response.json({ documentId, name: 'page.png', mediaType: 'image/png', pages, layout });
    }),
    http.get(
      '*/api/gmail/found/two/original',
      () => new Response('dots', { headers: { 'content-type': 'image/png' } }),
    ),
    http.get('*/api/gmail/found/none/original', () => Response.json({}, { status: 500 })),
  );
  const { user } = open({ ...undated, readFromScan: true }, { ...twoReadings, readFromScan: true });
  await user.keyboard('j');
  expect(
    await screen.findByText('We couldn’t load the document itself. Here is the text we read from it.'),
  ).toBeVisible();
  expect(screen.getByText('Ends on June 30, 2028.')).toBeVisible();
  await user.keyboard('k');
  const picture = await screen.findByRole('img', { name: /^Scanned page/ });
  expect(picture).toHaveAttribute('src', 'blob:picture');
  expect(screen.getByText(/^We read/)).toHaveTextContent('We read ends on June 30, 2028');
  fireEvent.load(picture);
  expect(document.querySelector('mark.chosen')).toHaveStyle({ left: '0%', top: '20%', width: '49%', height: '2%' });
});

it('asks which of two readings is right, and a digit chooses and reads out', async () => {
  const { user, uploads } = open(twoReadings);
  const question = screen.getByRole('group', { name: 'Renewal Date: which one is right?' });
  expect(within(question).getByRole('radio', { name: /Jun 30, 2028/ })).toBeChecked();
  await user.keyboard('2');
  expect(within(question).getByRole('radio', { name: /Sep 30, 2028/ })).toBeChecked();
  expect(within(question).getByRole('radio', { name: /Sep 30, 2028/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(uploads()[0]).toMatchObject({ entered: { to: '2028-09-30' } });
  expect(uploads()[0]?.confirm).toEqual([
    'name',
    'amount',
    'currency',
    'amountPeriod',
    'parties',
    'ending',
    'noticePeriod',
  ]);
});

it('is edited with E, and its keys are letters again while one types', async () => {
  const { user, uploads } = open(clear, undated);
  await user.keyboard('j');
  await user.keyboard('e');
  const form = screen.getByRole('form', { name: 'Correct Clear lease' });
  const name = within(form).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await user.type(name, ' jek');
  await user.clear(within(form).getByRole('textbox', { name: 'Notice' }));
  await user.type(within(form).getByRole('textbox', { name: 'Notice' }), '30');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(shown()).toHaveTextContent('Clear lease jek');
  expect(uploads()[0]?.entered).toEqual({ name: 'Clear lease jek', noticePeriod: { n: 30, unit: 'day' } });
  expect(uploads()[0]?.confirm).toBeUndefined();
});

it('confirms everything that is clear with one button, and sends nothing as entered that was only shown', async () => {
  const { user, uploads } = open(clear, undated);
  await user.click(screen.getByRole('button', { name: 'Confirm the rest: 1 clear' }));
  const [first, second] = uploads();
  expect(first).toMatchObject({ entered: {} });
  expect(first?.confirm).toContain('to');
  expect(second).toMatchObject({ entered: {} });
  expect(second?.confirm).toBeUndefined();
});

it('never confirms that there is no date only because none was found', async () => {
  const { user, uploads } = open(undated);
  await user.keyboard('{Enter}');
  expect(uploads()[0]?.confirm).not.toContain('to');
  expect(uploads()[0]?.confirm).not.toContain('amount');
});

it('goes back to the cards, and keeps which form was chosen', async () => {
  const { user, store } = open(clear);
  await user.click(screen.getByText('Overview'));
  expect(screen.getByRole('list', { name: 'Contracts to upload' })).toBeInTheDocument();
  expect(store.getState().wizard.reviewForm).toBe('overview');
  await user.click(screen.getByText('One at a time'));
  const afterReload = setupStore({});
  afterReload.dispatch(wizardOpened());
  expect(afterReload.getState().wizard.reviewForm).toBe('one');
});

it('says that a document could not be loaded, and the values stay', async () => {
  server.use(http.get('*/api/gmail/found/:id/text', () => Response.json({}, { status: 500 }), { once: true }));
  const { user } = open(clear);
  expect(await screen.findByText('The text of this document could not be loaded.')).toBeInTheDocument();
  expect(shown()).toHaveTextContent('Clear lease');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('clear.pdf')).toBeInTheDocument();
});
