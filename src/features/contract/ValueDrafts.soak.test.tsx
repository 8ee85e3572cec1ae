import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import {
  counterpartyField as field,
  lookElsewhere,
  lookElsewhereAndBack,
  openListed,
  typeCounterparty,
} from '../../../tests/setup/typedValues.tsx';
import { cycleApi } from '../../api/cycleApi.ts';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('another row that is opened closes none in which something is typed, and two contracts keep theirs apart', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  const panel = await values();
  await app.user.click(panel.getByRole('button', { name: 'Edit Governing law' }));
  await app.user.type(await panel.findByRole('textbox', { name: 'Governing law' }), 'Ohio');
  expect(await field()).toHaveValue('Cedarline Gr');
  await lookElsewhereAndBack(app, 'Grounds');
  await screen.findByRole('heading', { level: 1, name: /Grounds maintenance/ });
  expect((await values()).queryByRole('textbox')).not.toBeInTheDocument();
  await typeCounterparty(app, 'Greenway');
  await lookElsewhereAndBack(app);
  await screen.findByRole('heading', { level: 1, name: /firewall/ });
  expect(await field()).toHaveValue('Cedarline Gr');
  expect(await (await values()).findByRole('textbox', { name: 'Governing law' })).toHaveValue('Ohio');
});

it('notes that are not saved yet of two contracts are kept apart', async () => {
  const app = await openContract('firewall');
  const notes = async () => {
    await app.user.click(await screen.findByRole('tab', { name: 'Notes' }));
    return screen.findByRole('textbox', { name: 'Notes' });
  };
  await app.user.type(await notes(), 'Ask Priya.');
  await lookElsewhereAndBack(app, 'Grounds');
  await screen.findByRole('heading', { level: 1, name: /Grounds maintenance/ });
  await app.user.type(await notes(), 'Cheaper elsewhere?');
  await lookElsewhereAndBack(app);
  await screen.findByRole('heading', { level: 1, name: /firewall/ });
  expect(await notes()).toHaveValue('Ask Priya.');
});

it('says of a value that was changed since it was half typed what it was changed to', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  const [id = ''] = Object.keys(app.store.getState().valueDrafts);
  await lookElsewhere(app);
  const today = '2026-11-21';
  const { data } = await app.store.dispatch(
    cycleApi.endpoints.getContract.initiate({ id, today }, { subscribe: false, forceRefetch: true }),
  );
  const updateContractRequest = { version: data?.version ?? 0, values: { counterparty: 'Cedarline Inc.' } };
  await app.store.dispatch(cycleApi.endpoints.updateContract.initiate({ id, today, updateContractRequest }));
  await openListed(app, 'firewall');
  expect(await field()).toHaveValue('Cedarline Gr');
  const said = 'You typed this before. Saved since then: Cedarline Inc.';
  expect(await screen.findByText(said)).toBeInTheDocument();
});
