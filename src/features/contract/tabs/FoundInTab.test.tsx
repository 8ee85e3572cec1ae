import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { FoundInTab } from './FoundInTab.tsx';

it.each([
  ['sheet', 'It came from a spreadsheet. It has no document yet.'],
  ['hand', 'It was entered by hand. It has no document yet.'],
])('says where a contract without a document comes from, a %s: nothing stood there', (source, sentence) => {
  const contract = { id: 'c-1', version: 1, documents: [], sightings: [], summary: { source } };
  render(
    <Provider store={setupStore()}>
      <FoundInTab contract={contract as unknown as ContractDetails} today="2026-11-25" />
    </Provider>,
  );
  expect(screen.getByText(sentence)).toBeVisible();
});
