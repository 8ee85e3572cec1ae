import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../domain/messages.ts';
import { toSearchRecord } from '../../../domain/search.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { toFoundContract } from '../foundContract.ts';
import type { WizardView } from '../wizardView.ts';
import { wizardAt } from '../../../../tests/setup/wizardAt.ts';
import { CriteriaStep } from './CriteriaStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SearchStep } from './SearchStep.tsx';
import { SelectStep } from './SelectStep.tsx';

function show(step: React.ReactNode, wizard: Partial<WizardView>) {
  const store = setupStore({ wizard: wizardAt(wizard) });
  render(<Provider store={store}>{step}</Provider>, { wrapper: MemoryRouter });
}
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const alertWith = (text: string) => screen.getByText(text).closest('.ant-alert');
const search = (status: string) => toSearchRecord({ id: 's-1', status });

describe('the search step', () => {
  it('waits while there is no search yet', () => {
    show(<SearchStep />, { step: 2, starting: { clientRequestId: 'x', retryOf: null } });
    expect(screen.getByText('Waiting for Gmail search results...')).toBeInTheDocument();
    expect(buttons()).toEqual(['Edit Search']);
  });

  it('shows how far the search is, in words too', () => {
    const progress = { found: 40, analysed: 12, skipped: 1, contracts: 3, phase: 'reading' as const };
    show(<SearchStep />, { step: 2, polling: true, search: { ...search('PROCESSING'), progress } });
    expect(screen.getByText(/^Reading 13 of 40\. You can leave this page/)).toBeInTheDocument();
    expect(screen.getByText('s-1')).toBeInTheDocument();
    expect(screen.getByText(/PROCESSING/).querySelector('.ant-spin')).toBeInTheDocument();
    expect(screen.getByText(/Reading documents/)).toBeInTheDocument();
    expect(
      screen.getByText('13 of 40 matches done, 12 documents read, 3 contracts found, 1 skipped.'),
    ).toBeInTheDocument();
  });

  it('shows a failed search with its reason and the way back to the criteria', () => {
    show(<SearchStep />, {
      step: 2,
      search: search('FAILED'),
      error: messages.searchFailed,
      hint: 'The mailbox is gone.',
    });
    expect(alertWith('Search failed. Please try again with different criteria.')).toHaveClass('ant-alert-error');
    expect(screen.getByText('The mailbox is gone.')).toBeInTheDocument();
    expect(buttons()).toEqual(['Try this search again', 'Edit Search Criteria']);
  });

  it('shows an empty result as information, with the receipt that explains it', () => {
    const receipt = {
      accounts: [],
      items: [{ name: 'scan.pdf', source: 'gmail' as const, outcome: 'skipped' as const, reason: 'No text.' }],
      warnings: [],
    };
    show(<SearchStep />, { step: 2, search: search('COMPLETED'), error: messages.noContractsFound, receipt });
    expect(alertWith('No contracts found. Try adjusting your search criteria.')).toHaveClass('ant-alert-info');
    expect(screen.getByText('scan.pdf')).toBeInTheDocument();
    expect(screen.getByText('No text.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Search Criteria' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('says of files that were brought that none was taken for a contract, and blames no criteria', () => {
    const account = { account: '', source: 'file' as const, listed: 1, read: 1, contracts: 0, skipped: 0 };
    const receipt = { accounts: [account], items: [], warnings: [] };
    show(<SearchStep />, { step: 2, search: search('COMPLETED'), receipt });
    expect(screen.getByRole('heading', { name: 'Reading your files' })).toBeInTheDocument();
    expect(screen.getByText(/^No contracts found in these files\./)).toBeInTheDocument();
  });

  it('takes a server that says no contracts were found at its word: information, and the way back to the criteria', () => {
    const error = 'No contracts found in 214 messages.';
    show(<SearchStep />, { step: 2, search: search('COMPLETED'), mayProcess: true, error });
    expect(alertWith(error)).toHaveClass('ant-alert-info');
    expect(buttons()).toEqual(['Process Results', 'Edit Search Criteria']);
  });

  it('offers the retry of an empty result of which something failed, and leads there', () => {
    const failed = { name: 'a.pdf', source: 'gmail' as const, outcome: 'skipped' as const, retryable: true };
    const receipt = { accounts: [], items: [failed], warnings: [] };
    show(<SearchStep />, { step: 2, onScreen: true, search: search('COMPLETED'), receipt });
    fireEvent.click(screen.getByRole('button', { name: 'Retry 1 email or file' }));
    expect(screen.getByRole('heading', { name: 'Retrying what failed' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the results' }));
    expect(screen.getByRole('heading', { name: 'Searching mail and drive' })).toHaveFocus();
    expect(screen.getByText('a.pdf')).toBeInTheDocument();
  });

  it('offers Process Results after a time-out of the process, and another look where the search may still run', () => {
    show(<SearchStep />, { step: 2, search: search('PROCESSING'), mayProcess: true });
    expect(buttons()).toEqual(['Process Results', 'Check the status again', 'Edit Search']);
  });
});

it('the selection without contracts leads back', () => {
  show(<SelectStep />, { step: 3 });
  expect(screen.getByText('No contracts found. Go back and adjust your search criteria.')).toBeInTheDocument();
  expect(buttons()).toEqual(['Edit Search']);
});

it('what may be a contract stands apart with its reason until it is taken in', () => {
  const wire = {
    id: 'f-1',
    name: 'Your plan renews',
    isContract: false,
    perhapsBecause: 'It gives an end and a price.',
    renewalDate: '2099-01-03',
  };
  const perhaps = [toFoundContract(wire, '2026-11-21T12:00:00Z', () => 'x')];
  show(<SelectStep />, { step: 3, perhaps });
  const apart = screen.getByRole('region', { name: 'Perhaps a contract (1)' });
  expect(apart).toHaveTextContent('It gives an end and a price.Perhaps: The term ends Jan 3, 2099');
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Your plan renews' }));
  expect(screen.queryByRole('region', { name: /Perhaps a contract/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Your plan renews' })).toBeChecked();
});

it('the review without processed contracts says so', () => {
  show(<ReviewStep />, { step: 4 });
  const text = 'No contracts have been processed. Go back and select contracts to process.';
  expect(alertWith(text)).toHaveClass('ant-alert-warning');
});

it('the review offers no correction while the upload runs', () => {
  const alternatives = [{ field: 'renewalDate' as const, value: '2027-02-18', quote: 'End Date: 02/18/2027' }];
  const contract = toFoundContract({ id: 'f-1', name: 'Lease', alternatives }, '2026-11-21T12:00:00Z', () => 'x');
  show(<ReviewStep />, { step: 4, uploading: true, contracts: [{ ...contract, scanned: true }] });
  expect(screen.getByRole('button', { name: 'Edit Lease' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Use Feb 18, 2027: Renewal Date of Lease' })).toBeDisabled();
});

it('the review adds a party that may be one, and keeps the focus on its card', async () => {
  const alternatives = [{ field: 'parties' as const, value: 'Tarn Foods LLC', quote: 'met with Tarn Foods LLC' }];
  const wire = { id: 'f-1', name: 'Lease', parties: ['Acme'], alternatives };
  const contract = toFoundContract(wire, '2026-11-21T12:00:00Z', () => 'x');
  show(<ReviewStep />, { step: 4, contracts: [{ ...contract, scanned: true }] });
  fireEvent.click(screen.getByRole('button', { name: 'Add Tarn Foods LLC: Parties of Lease' }));
  expect(screen.getByText('Acme, Tarn Foods LLC')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Tarn Foods LLC: Parties of Lease' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Lease' })).toHaveFocus());
});

describe('the focus stays in the step when the pressed button goes', () => {
  it('from Process Results to Edit Search', () => {
    show(<SearchStep />, { step: 2, search: search('PROCESSING'), mayProcess: true });
    fireEvent.click(screen.getByRole('button', { name: 'Check the status again' }));
    expect(screen.queryByRole('button', { name: 'Check the status again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Search' })).toHaveFocus();
  });

  it('from another try of a failed search to Edit Search', () => {
    show(<SearchStep />, { step: 2, search: search('FAILED') });
    fireEvent.click(screen.getByRole('button', { name: 'Try this search again' }));
    expect(screen.getByRole('button', { name: 'Edit Search' })).toHaveFocus();
  });

  it('from Show only this one to the contracts', () => {
    const contract = toFoundContract({ id: 'f-1', name: 'Lease' }, '2026-11-21T12:00:00Z', () => 'x');
    show(<ReviewStep />, { step: 4, contracts: [{ ...contract, scanned: true }] });
    expect(screen.getByText(/^We can warn you before it renews only if/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show only this one' }));
    expect(screen.getByRole('list', { name: 'Contracts to upload' })).toHaveFocus();
  });
});

it('a date field is described by what stands below it', () => {
  show(<CriteriaStep connectionSummary={null} />, { step: 1 });
  expect(screen.getByLabelText('End Date')).toHaveAccessibleDescription(
    /^The end date is part of the search\. Emails count by the day they came/,
  );
});

const receiptItem = (name: string, outcome: 'skipped' | 'not_a_contract') => ({
  name,
  source: 'gmail' as const,
  outcome,
});

it('a receipt lists what could not be read before what is no contract, and a sheet of one’s own with the way to import it', () => {
  const receipt = {
    accounts: [],
    warnings: [],
    items: [
      receiptItem('menu.pdf', 'not_a_contract'),
      receiptItem('scan.pdf', 'skipped'),
      { ...receiptItem('register.csv', 'skipped'), source: 'file' as const, code: 'SPREADSHEET', fileId: 'file-7' },
    ],
  };
  show(<SearchStep />, { step: 2, search: search('COMPLETED'), error: messages.noContractsFound, receipt });
  expect(screen.getAllByText(/\.pdf$/).map(({ textContent }) => textContent)).toEqual(['scan.pdf', 'menu.pdf']);
  const sheet = screen.getByText('Import this sheet');
  expect(sheet).toHaveAttribute('href', '/contracts/import?found=file-7&document=register.csv');
});

it('a review card says that its values were read from a scan, and how many pages nobody has read', () => {
  const wire = { id: 'f-1', name: 'Lease', readFromScan: true, pagesUnread: 2 };
  const contract = toFoundContract(wire, '2026-11-21T12:00:00Z', () => 'x');
  show(<ReviewStep />, { step: 4, contracts: [{ ...contract, scanned: true }] });
  expect(screen.getByText('Read from a scan: check it against the picture')).toBeVisible();
  expect(screen.getByText('We couldn’t read 2 pages: look at them yourself')).toBeVisible();
});

it('a day that was rolled forward over many renewals, or read without being sure, is not stated as a fact before the upload', () => {
  const rolled = {
    id: 'f-1',
    name: 'Distributor',
    termEnd: '2000-10-15',
    renewalDate: '2099-04-15',
    renewalTerm: { n: 6, unit: 'month' as const },
    autoRenews: true,
    amount: 10,
    evidence: [{ field: 'amount', quote: '$10', confidence: 0.5 }],
    toCheck: [{ code: 'ROLLED_FORWARD' as const, field: 'to' as const, message: 'Is it still running?' }],
  };
  const contract = { ...toFoundContract(rolled, '2026-11-21T12:00:00Z', () => 'x'), ending: 'renews' as const };
  show(<SelectStep />, { step: 3, contracts: [contract] });
  expect(screen.getByText('Perhaps renews Apr 15, 2099, please check')).toBeInTheDocument();
  show(<ReviewStep />, { step: 4, contracts: [{ ...contract, scanned: true }] });
  expect(screen.getByText('Is it still running?')).toBeInTheDocument();
  expect(screen.getByText('Worth comparing with the document.')).toBeInTheDocument();
});

it('a review card quotes a sentence once, and folds a long list of passages', () => {
  const quote = 'This lease between Acme and Tarn ends on March 2, 2027.';
  const evidence = [
    { field: 'renewalDate' as const, quote },
    { field: 'amount' as const, quote },
    ...['One', 'Two', 'Three', 'Four'].map((party) => ({ field: 'parties' as const, quote: `Party ${party}` })),
  ];
  const contract = toFoundContract({ id: 'f-1', name: 'Lease', evidence }, '2026-11-21T12:00:00Z', () => 'x');
  show(<ReviewStep />, { step: 4, contracts: [{ ...contract, scanned: true }] });
  expect(screen.getAllByText(quote)).toHaveLength(1);
  expect(screen.getByText('2 more passages')).toBeVisible();
});
