/** A value that no passage says by itself is never said to have been read. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { openContract, values as valuesOfPage } from '../../../tests/setup/contractPage.tsx';
import { setupStore } from '../../store/setupStore.ts';
import { showValue } from './fields.ts';
import type { FieldRow } from './fields.ts';
import { ValueRow } from './ValueRow.tsx';

const ignore = () => undefined;
const nothing = { currency: {}, amountPeriod: {} };

function show(row: FieldRow, fact: object) {
  const values = { [row.field]: { source: 'read', evidence: [], ...fact } };
  const contract = { id: 'c', version: 1, toCheck: [], values, cycle: {}, documents: [{}] };
  return render(
    <Provider store={setupStore()}>
      <ValueRow
        row={row}
        contract={contract as unknown as ContractDetails}
        today="2026-11-26"
        chosen={false}
        editing={false}
        onEdit={ignore}
        onChoose={ignore}
        onConfirm={ignore}
      />
    </Provider>,
  );
}

it('that it ends because nothing renews it, and that it begins on the day of the agreement, are inferred', () => {
  const ending: FieldRow = { field: 'ending', label: 'How it ends', editor: 'ending' };
  const { unmount } = show(ending, { value: 'ends', inferred: 'NOTHING_RENEWS' });
  expect(screen.getByText('Inferred')).toBeInTheDocument();
  expect(screen.getByText('Nothing in the document renews it.')).toBeInTheDocument();
  expect(screen.queryByText('Read')).not.toBeInTheDocument();
  unmount();
  show({ field: 'from', label: 'From', editor: 'day' }, { value: '2026-03-01', inferred: 'AGREEMENT_DAY' });
  expect(screen.getByText('Inferred')).toBeInTheDocument();
  expect(screen.getByText('Taken from the agreement’s day.')).toBeInTheDocument();
});

it('the history names no term that would end on a last day to act', () => {
  const decision = { cycleEnd: '2027-01-31', decision: 'renew', note: null, noticeSent: null };
  expect(showValue('decision', [decision], nothing)).toBe('Renew for the term to Jan 31, 2027');
  expect(showValue('decision', [{ ...decision, endUnknown: true }], nothing)).toBe('Renew, to act by Jan 31, 2027');
});

it('that the last day comes back is said in words, and offered only where there is a last day', async () => {
  const { user } = await openContract('Managed firewall');
  const panel = await valuesOfPage();
  expect(panel.queryByText('Last day comes back')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: /Last day as stated/ }));
  await user.type(await panel.findByRole('textbox', { name: 'Last day as stated' }), 'Sep 30, 2027{Enter}');
  expect(await panel.findByText('Last day comes back')).toBeInTheDocument();
  expect(showValue('actByRepeats', 'yearly', nothing)).toBe('each year');
});
