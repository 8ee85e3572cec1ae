/** What is reviewed is what is there after the upload: of a contract that is in the database already, and of what came in. */
import { render, screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { wizardAt } from '../../../tests/setup/wizardAt.ts';
import { setupStore } from '../../store/setupStore.ts';
import { toFoundContract } from './foundContract.ts';
import { CompletedStep } from './steps/CompletedStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { SelectStep } from './steps/SelectStep.tsx';
import { toContractUpload } from './toContractUpload.ts';
import type { WizardState } from './wizardState.ts';

type Wire = Parameters<typeof toFoundContract>[0];

/** Read without a date; a person has entered one, and another amount. */
const corrected: Wire = {
  id: 'f-1',
  name: 'Lease',
  renewalDate: null,
  amount: 100,
  currency: 'USD',
  parties: ['Acme', 'Fern'],
  evidence: [{ field: 'amount', quote: '$100', confidence: 0.6 }],
  alternatives: [{ field: 'termEnd', value: '2098-01-01', quote: 'until January 1, 2098', confidence: 0.4 }],
  contractId: 'c-1',
  held: {
    values: { to: '2099-02-28', amount: 250, currency: 'USD', amountPeriod: null },
    yours: ['to', 'amount'],
    renewalDate: '2099-02-28',
    noticeBy: null,
    changes: false,
  },
};
const found = (wire: Wire) => ({ ...toFoundContract(wire, '2026-11-21T12:00:00Z', () => ''), scanned: true });

function show(step: React.ReactNode, wizard: WizardState) {
  const store = setupStore({ wizard });
  return render(<Provider store={store}>{step}</Provider>, { wrapper: MemoryRouter });
}

it('a contract that a person has corrected in the database is shown with what is held there, and the upload leaves it alone', () => {
  const contracts = [found(corrected)];
  show(<SelectStep />, wizardAt({ step: 3, contracts }));
  expect(screen.getByText('The term ends Feb 28, 2099 (yours)')).toBeInTheDocument();
  expect(screen.getByText('Already in your database')).toBeInTheDocument();
  const [uploaded] = contracts.map(toContractUpload);
  expect(uploaded).toMatchObject({ renewalDate: '2099-02-28', entered: {} });
});

it.each(['overview', 'one'] as const)('the review (%s) says what is yours and what the document says', (reviewForm) => {
  show(<ReviewStep />, { ...wizardAt({ step: 4, contracts: [found(corrected)] }), reviewForm });
  expect(screen.getByText('Yours: Feb 28, 2099')).toBeInTheDocument();
  expect(screen.getByText('Yours: $250.00')).toBeInTheDocument();
  expect(screen.getByText('The document says $100.00.')).toBeInTheDocument();
  expect(screen.getByText('Already in your database')).toBeInTheDocument();
  // What a person has settled is neither missing, nor asked, nor unsure.
  expect(screen.getByText(/It needs no look\./)).toBeInTheDocument();
  expect(screen.queryByText(/ without a renewal date|has no renewal date|Worth comparing|Jan 1, 2098/)).toBeNull();
});

it('a correction of what is held is the person’s, and then the contract will be updated', () => {
  const contract = { ...found(corrected), renewalDate: '2099-03-31' };
  show(<ReviewStep />, wizardAt({ step: 4, contracts: [contract] }));
  expect(screen.getByText('Mar 31, 2099')).toBeInTheDocument();
  expect(screen.getByText('Already in your database, will be updated')).toBeInTheDocument();
  expect(toContractUpload(contract).entered).toEqual({ to: '2099-03-31' });
});

it.each(['overview', 'one'] as const)(
  'the review (%s) says that a contract lies in the trash and comes back',
  (reviewForm) => {
    const held = { ...corrected.held, inTrash: true } as NonNullable<Wire['held']>;
    show(<ReviewStep />, { ...wizardAt({ step: 4, contracts: [found({ ...corrected, held })] }), reviewForm });
    expect(screen.getByText('In the trash, will be restored')).toBeInTheDocument();
    expect(screen.queryByText(/Already in your database/)).toBeNull();
  },
);

const letter: Wire = {
  id: 'f-2',
  name: 'Renewal letter',
  about: { kind: 'renewal', title: 'Renewal of Services Agreement', dated: null, quote: 'It has been renewed.' },
};

it.each(['overview', 'one'] as const)('the review (%s) says which contract a renewal letter is about', (reviewForm) => {
  const about = (belongsTo: NonNullable<Wire['belongsTo']>) => {
    const contracts = [found({ ...letter, belongsTo })];
    const { unmount } = show(<ReviewStep />, { ...wizardAt({ step: 4, contracts }), reviewForm });
    const text = screen.queryByText(/^This looks like/)?.textContent;
    unmount();
    return text;
  };
  expect(about([{ name: 'Services', contractId: 'c-1', where: 'database' }])).toBe(
    'This looks like news of the renewal of “Services” (in your database): It has been renewed. It comes in as a contract of its own. ' +
      'After the upload you can join the two, and see first what would change.',
  );
  expect(about([{ name: 'Services', contractId: 'c-1', where: 'trash' }])).toContain(
    '“Services” (in the trash): It has been renewed. It comes in as a contract of its own. Once you restore the other one, you can join the two.',
  );
  expect(about([])).toBeUndefined();
});

it('the completed state offers to join an amendment that came in', async () => {
  const into = { id: 'c-0', name: 'Services Agreement', inTrash: true };
  const about = { kind: 'amendment', title: 'Amendment', dated: null, quote: 'It amends the Services Agreement.' };
  const offer = { id: 'c-1', name: 'Amendment', into, about };
  server.use(http.get('*/api/contracts', () => Response.json([])));
  server.use(http.get('*/api/contracts/join-offers', () => Response.json([offer, { ...offer, id: 'c-8' }])));
  const uploaded = { created: 1, updated: 0, ids: ['c-1'] };
  const completed = { searchId: 's-1', uploaded, undated: 0, ownFiles: false };
  show(<CompletedStep />, { ...wizardAt({}), phase: { name: 'done', ...completed } });
  expect(
    await screen.findByRole('region', { name: '“Amendment” looks like an amendment of “Services Agreement”' }),
  ).toHaveTextContent('That contract is in the trash. Restore it on its page, then you can join the two.');
});

it.each([
  [{ created: 2, updated: 0 }, '2 contracts added.'],
  [{ created: 1, updated: 4, unchanged: 3 }, '1 contract added, 1 updated, 3 already there with nothing new.'],
  [{ created: 3, updated: 0, restored: 1 }, '2 contracts added, 1 restored from the trash.'],
  [{ created: 0, updated: 2, unchanged: 2 }, '2 contracts already there with nothing new.'],
])('the completed state says of %j what has happened', (counts, said) => {
  server.use(http.get('*/api/contracts', () => Response.json([])));
  const uploaded = { ...counts, ids: ['c-1'] };
  const completed = { searchId: 's-1', uploaded, undated: 0, ownFiles: false };
  show(<CompletedStep />, { ...wizardAt({}), phase: { name: 'done', ...completed } });
  expect(within(screen.getByRole('note')).getByText(said)).toBeInTheDocument();
});
