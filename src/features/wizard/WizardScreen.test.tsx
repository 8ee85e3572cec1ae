import { act, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoundContract, UploadContractsRequest } from '../../api/api.ts';
import { server } from '../../../mocks/node.ts';
import { pass, stopTheClock } from '../../../tests/setup/clock.ts';
import { lease, listedAfterUpload, order } from '../../../tests/setup/foundContracts.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';
import type { AppStore } from '../../store/setupStore.ts';
import { wizardView } from './wizardView.ts';

const next = () => screen.getByRole('button', { name: 'Next' });

/** The wizard on screen, with a backend whose searches find the given contracts. */
async function openWizard(contracts: FoundContract[] = [lease, order], store?: AppStore) {
  server.use(http.post('*/api/gmail/process/:id', () => Response.json({ contracts })));
  const app = await renderApp({ path: '/upload-contracts', store: store ?? (await connectedStore()) });
  await screen.findByRole('heading', { level: 1, name: 'Perennial Search & Upload' });
  return app;
}

/** Enters keywords, starts the search and waits until it is over. */
async function search(user: Awaited<ReturnType<typeof openWizard>>['user']) {
  await user.type(await screen.findByLabelText('Keywords'), 'lease{Enter}');
  stopTheClock();
  act(() => next().click());
  await act(() => pass(20_000));
  vi.useRealTimers();
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the wizard', () => {
  it('says that processing failed where what was found cannot be shown for review, and keeps the way back', async () => {
    const { user } = await openWizard([{ ...lease, alternatives: [null as never] }]);
    await search(user);
    // React logs what a boundary catches.
    // eslint-disable-next-line no-console -- expected here, and so not noise.
    const logged = vi.mocked(console.error);
    logged.mockImplementation(() => undefined);
    await user.click(next());
    expect(await screen.findByText('Failed to process contracts')).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    logged.mockClear();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Select contracts' })).toBeInTheDocument();
  });

  it('lets nobody past the first step without a connection', async () => {
    const { store } = await openWizard([], await signedInStore());
    expect(await screen.findByRole('button', { name: 'Connect with Google' })).toBeVisible();
    expect(next()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByText('Sandbox workspace')).toBeVisible();
    expect(wizardView(store.getState().wizard).step).toBe(0);
  });

  it('says when the popup was blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    localStorage.setItem('token', 'stored');
    const { user } = await openWizard([], await signedInStore());
    await user.click(await screen.findByRole('button', { name: 'Connect with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Popup blocked! Please allow popups for this site.');
  });

  it('shows a connected account on the first step, and disconnects it when asked twice', async () => {
    const { user } = await openWizard();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByText('mara@brightwater.example', { selector: '[aria-live]' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect the Google account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Google account disconnected successfully')).toBeInTheDocument();
    expect(next()).toBeDisabled();
  });

  it('takes keywords by Add and by Enter, and gives them back', async () => {
    const { user } = await openWizard();
    const field = await screen.findByLabelText('Keywords');
    expect(screen.getByText('No keywords added yet. Add at least one keyword to search.')).toBeVisible();
    expect(next()).toBeDisabled();
    await user.type(field, '  lease  ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(field, '   {Enter}renewal{Enter}');
    const chips = within(screen.getByRole('list', { name: 'Keywords of this search' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['lease', 'renewal']);
    expect(next()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove keyword lease' }));
    expect(chips.getAllByRole('listitem')).toHaveLength(1);
    expect(field).toHaveFocus();
  });

  it('suggests keywords that contracts use, one by one and all at once, and keeps what is being typed', async () => {
    const { user, store } = await openWizard();
    await user.type(await screen.findByLabelText('Keywords'), 'frame');
    await user.click(screen.getByRole('button', { name: 'Add keyword lease' }));
    expect(screen.queryByRole('button', { name: 'Add keyword lease' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add all 9' }));
    expect(store.getState().wizard.criteria.keywords).toHaveLength(10);
    expect(screen.getByLabelText('Keywords')).toHaveValue('frame');
    expect(screen.queryByText(/Suggested/)).toBeNull();
  });

  it('says which choices need Google Vault, and offers the zone of the computer without taking it', async () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ ...options, timeZone: 'Europe/Paris' });
    const { user, store } = await openWizard();
    expect(await screen.findByText(/Time Zone: UTC/)).toBeVisible();
    await user.click(screen.getByLabelText('Service'));
    expect(await screen.findByTitle('Groups (needs Vault)')).toBeInTheDocument();
    await user.click(screen.getByText('More'));
    await user.click(screen.getByRole('button', { name: 'Use Europe/Paris, this device’s time zone' }));
    expect(store.getState().wizard.criteria.timeZone).toBe('Europe/Paris');
    expect(screen.queryByRole('button', { name: /this device’s time zone/ })).toBeNull();
    zone.mockRestore();
  });

  it('does by Ctrl+Enter what its main button does, with what was just typed, and nothing while that is disabled', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/gmail/search', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const { user, store } = await openWizard();
    await user.click(await screen.findByLabelText('Keywords'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(wizardView(store.getState().wizard).step).toBe(1);
    expect(screen.getByText('Search criteria', { selector: '[aria-current="step"]' })).toBeInTheDocument();
    await user.keyboard('lease{Control>}{Enter}{/Control}');
    expect(wizardView(store.getState().wizard).step).toBe(1);
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Start Date'), '3/4/2026{Control>}{Enter}{/Control}');
    expect(wizardView(store.getState().wizard).step).toBe(2);
    await vi.waitFor(() => expect(sent).toMatchObject([{ startDate: expect.stringMatching(/^2026-03-04/) as string }]));
  });

  it('goes from keywords to the completed state, one step at a time, and says where the focus is on the way', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const sent: UploadContractsRequest[] = [];
    server.use(
      http.post('*/api/contracts/batch', async ({ request }) => {
        sent.push((await request.json()) as UploadContractsRequest);
        return Response.json({ created: 1, updated: 1, ids: ['a', 'b', 'c'] });
      }),
      http.get('*/api/contracts', () => Response.json(listedAfterUpload)),
    );
    const { user } = await openWizard();
    await search(user);
    expect(await screen.findByRole('heading', { name: 'Select contracts' })).toHaveFocus();
    expect(screen.getByText('Found 2 potential contracts').closest('.ant-alert')).toHaveClass('ant-alert-success');
    expect(screen.getByText('2 of 2 contracts selected')).toBeVisible();
    expect(screen.getByText('Last Modified: May 4, 2026')).toBeVisible();
    expect(screen.getByText('Last Modified: Not available')).toBeVisible();
    expect(screen.getByText('Drive')).toBeVisible();
    expect(screen.getByText('Already in your database, will be updated')).toBeVisible();
    expect(screen.getByText('One document, found in 2 places')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Deselect All' }));
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select at least one contract to process');
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    // Twice in one go, however busy the machine is, is one step: nothing is uploaded that was not looked at.
    const enter = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    for (const key of [1, 2].map(() => new KeyboardEvent('keydown', enter))) fireEvent(document.body, key);
    expect(await screen.findByRole('heading', { name: 'Review contracts' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Upload to Database' }), { detail: 2 });
    expect(screen.getByRole('button', { name: 'Upload to Database' })).toBeEnabled();
    expect(screen.getByText('Contracts processed successfully')).toBeVisible();
    expect(screen.getByText('1 of 2 contracts without a renewal date')).toBeVisible();
    expect(screen.getByText('Mar 2, 2027')).toBeVisible();
    expect(screen.getByText('$40,500.00')).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Contracts to upload' }));
    expect(cards.getByText('Google Drive')).toBeVisible();
    expect(cards.getByText('Gmail')).toBeVisible();
    expect(screen.getByText('Mossgate Trust, Brightwater Foods')).toBeVisible();
    expect(screen.getByText('shall expire on March 2, 2027')).toBeVisible();
    expect(screen.getAllByText('Not detected')).toHaveLength(5);

    await user.click(screen.getByRole('button', { name: 'Use Feb 18, 2027: Renewal Date of Order form' }));
    expect(screen.getByText('Feb 18, 2027')).toBeVisible();
    expect(screen.getByText('Edited by you')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Edit Lease' }));
    const form = screen.getByRole('form', { name: 'Correct Lease' });
    expect(within(form).getByLabelText('Name')).toHaveFocus();
    await user.type(within(form).getByLabelText('Renewal Date'), 'x');
    await user.keyboard('{Escape}');
    expect(form).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload to Database' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Save or cancel the correction of Lease first');
    expect(scrolled).toHaveBeenCalled();
    await user.clear(within(form).getByLabelText('Amount'));
    await user.type(within(form).getByLabelText('Amount'), '41000');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('$41,000.00')).toBeVisible();

    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
    await user.click(screen.getByRole('button', { name: 'Upload to Database' }));
    expect(await screen.findByRole('heading', { name: 'Completed' })).toHaveFocus();
    expect(screen.getByText('Successfully uploaded 2 contracts')).toBeVisible();
    expect(document.querySelectorAll('.ant-alert-success')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Use Asia/Tokyo' })).toBeVisible();
    const done = 'All contracts have been successfully processed and added to your database.';
    expect(screen.getByText(done)).toBeVisible();
    expect(sent[0]?.contracts).toMatchObject([
      { id: 'f-1', amount: 41_000, renewalDate: '2027-03-02', selected: true, scanned: true },
      { id: 'f-2', amount: null, renewalDate: '2027-02-18' },
    ]);
    const cameIn = within(await screen.findByRole('region', { name: 'What came in' }));
    expect(cameIn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lease Give notice by Jan 1, 2099, in 72 years',
      'Order Perhaps act by Feb 1, 2099, please check',
      expect.stringMatching(/^Old order Ended Jan 1, 2001, /),
    ]);
    expect(screen.queryByText(/without a renewal date/)).not.toBeInTheDocument();
    expect(cameIn.getByRole('link', { name: 'Lease' })).toHaveAttribute('href', '/contracts/b');
    await user.click(await screen.findByRole('button', { name: 'Keep this search' }));
    expect(await screen.findByText(/^This search is kept and runs daily/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Start New Search' }));
    expect(await screen.findByRole('heading', { name: 'Connect your Google account' })).toHaveFocus();
    expect(next()).toBeEnabled();
  });

  it('leads back to the criteria when nothing was found', async () => {
    const { user } = await openWizard([]);
    await search(user);
    expect(await screen.findByText('No contracts found. Try adjusting your search criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Search Criteria' }));
    expect(await screen.findByRole('heading', { name: 'Search criteria' })).toBeVisible();
  });

  it('keeps everything for another try when the upload fails', async () => {
    server.use(http.post('*/api/contracts/batch', () => new Response('', { status: 503 })));
    const { user, store } = await openWizard();
    await search(user);
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Upload to Database' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload contracts to database');
    expect(wizardView(store.getState().wizard)).toMatchObject({ step: 4, uploading: false });
    expect(screen.getByRole('button', { name: /Upload to Database/ })).toBeEnabled();
  });
});
