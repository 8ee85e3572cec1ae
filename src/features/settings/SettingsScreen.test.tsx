import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { backend, server } from '../../../mocks/node.ts';
import { freshTelling } from '../../../mocks/telling.ts';
import { changeSettingsElsewhere } from '../../../tests/setup/changeSettingsElsewhere.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const savedSettings = () => backend.db.read().accounts['demo-user']?.settings;
// While it is busy the button has the name of its sign, too.
const saveButton = () => screen.getByRole('button', { name: /Save$/ });

const addressesField = () => screen.findByLabelText(/^Who else is told/);

it('keeps what is set, and says what is wrong with reminder days', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const days = await screen.findByLabelText(/^Days before the last day/);
  await user.clear(days);
  await user.type(days, '60, soon');
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Reminder days are whole numbers from 0 to 730');
  await user.clear(days);
  await user.type(days, '10, 60');
  await user.click(saveButton());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(await screen.findByText('We remind you 60 and 10 days before the last day to act.')).toBeInTheDocument();
  // Another tab's settings are not replaced unseen: they are shown beside what was typed here.
  changeSettingsElsewhere({ reminderDays: [45], addresses: ['dana@example.com'] });
  await user.type(days, ', 20');
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('These settings were changed in another tab');
  expect(days).toHaveValue('60, 10, 20');
  expect(days).toHaveAccessibleDescription(/^Saved meanwhile: 45\./);
  const addresses = screen.getByLabelText(/^Who else is told/);
  await waitFor(() => expect(addresses).toHaveValue('dana@example.com'));
  expect(addresses).toHaveAccessibleDescription('Changed meanwhile. It was: empty.');
  expect(savedSettings()).toMatchObject({ reminderDays: [45] });
  await user.click(saveButton());
  const both = { reminderDays: [60, 20, 10], addresses: ['dana@example.com'] };
  await waitFor(() => expect(savedSettings()).toMatchObject(both));
});

it('says that a reminder of 0 days comes on the last day', async () => {
  changeSettingsElsewhere({ reminderDays: [30, 7, 0] });
  await renderApp({ path: '/settings' });
  const sentence = 'We remind you 30 and 7 days before the last day to act, and on the last day.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('says which line is no email address before anything is sent, and where it stands', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const addresses = await screen.findByLabelText(/^Who else is told/);
  await fill(user, addresses, 'kim@example.com\ndana');
  await user.click(saveButton());
  const sentence = '“dana” is not an email address. Enter one like name@company.com.';
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(addresses).toHaveAccessibleDescription(sentence);
  expect(addresses).toBeInvalid();
  await fill(user, addresses, '@example.com');
  await user.click(saveButton());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(savedSettings()?.addresses).toEqual(['kim@example.com', 'dana@example.com']);
});

it('makes a calendar address and revokes it', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const make = await screen.findByRole('button', { name: 'Create an address' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByLabelText('Secret address')).toHaveDisplayValue(/\/feeds\/\w{43,}\.ics$/);
  expect(await screen.findByRole('button', { name: /Copy$/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: /Create an address$/ })).toHaveFocus();
});

it('says that there is a calendar address which can’t be shown, before another one ends it', async () => {
  server.use(http.get('*/api/feed', () => HttpResponse.json({ url: null, createdAt: '2026-08-03T12:00:00.000Z' })));
  await renderApp({ path: '/settings' });
  expect(await screen.findByText('You have an address that we can’t show any more.')).toBeInTheDocument();
  expect(screen.getByText(/made on Aug 3, 2026.*If you create another one, they stop/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create another address' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeEnabled();
});

it('sends a message to see that messages arrive', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.click(await screen.findByRole('button', { name: 'Send me one now' }));
  expect(await screen.findByText(/the message is shown under Reminders/)).toBeInTheDocument();
});

it('offers the zone of the computer while none was chosen, once', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const { user } = await renderApp({ path: '/settings' });
  expect(
    await screen.findByText(/^Reminders come at 8:00 in the time zone UTC\. This device is in Asia\/Tokyo/),
  ).toBeVisible();
  // Saving something else chooses no zone.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep UTC' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep UTC' })).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

const rateOf = (code: string) => screen.findByLabelText(`What 1 ${code} is worth in US dollars`);
const saveRates = () => screen.getByRole('button', { name: /Save rates$/ });
const savedRates = () => savedSettings()?.rates;

describe('the exchange rates', () => {
  it('of two tabs none loses what the other has saved, and what was entered here is kept beside it', async () => {
    const { user } = await renderApp({ path: '/settings' });
    await user.type(await rateOf('EUR'), '1.08');
    const elsewhere = { rates: [{ currency: 'GBP', rate: 1.27 }] };
    changeSettingsElsewhere(elsewhere);
    await user.click(saveRates());
    expect(await screen.findByRole('alert')).toHaveTextContent('These rates were changed in another tab');
    expect(savedRates()).toEqual(elsewhere.rates);
    expect(await rateOf('EUR')).toHaveValue('1.08');
    expect(await rateOf('GBP')).toHaveValue('1.27');
    await user.click(saveRates());
    const both = [{ currency: 'EUR', rate: 1.08 }, ...elsewhere.rates];
    await waitFor(() => expect(savedRates()).toEqual(both));
    // Another setting is no reason to ask.
    changeSettingsElsewhere({ digest: false });
    await user.clear(await rateOf('GBP'));
    await user.click(saveRates());
    await waitFor(() => expect(savedRates()).toEqual([{ currency: 'EUR', rate: 1.08 }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are asked for every currency of the contracts, and keep what is entered, added and removed', async () => {
    const { user } = await renderApp({ path: '/settings' });
    await user.type(await rateOf('EUR'), '1.08');
    expect(await rateOf('GBP')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add a currency' }));
    expect(screen.getByLabelText('Currency')).toHaveFocus();
    await user.keyboard('chf');
    await user.type(await rateOf('CHF'), '1.125');
    await user.click(saveRates());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(savedRates()).toEqual([
      { currency: 'EUR', rate: 1.08 },
      { currency: 'CHF', rate: 1.125 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove CHF' }));
    await user.click(screen.getByRole('button', { name: 'Remove EUR' }));
    await user.click(saveRates());
    await waitFor(() => expect(savedRates()).toEqual([]));
    expect(await rateOf('EUR')).toHaveValue('');
    expect(screen.queryByLabelText('What 1 CHF is worth in US dollars')).not.toBeInTheDocument();
  });

  it('are not saved where one is no number above 0 or has too many digits: its field says what to enter', async () => {
    const { user } = await renderApp({ path: '/settings' });
    const field = await rateOf('EUR');
    for (const [typed, sentence] of [
      ['0', 'Enter a rate above 0, like 1.08.'],
      ['a lot', 'Enter the rate as a number, like 1.08.'],
      ['-1.08', 'Enter a rate above 0, like 1.08.'],
      ['1,08', 'Write the rate with a decimal point and no commas, like 1.08.'],
      ['1.123456789', 'Use at most 6 digits before the decimal point and 8 after it.'],
      ['0.0000001', 'Enter a rate of at least 0.000001.'],
    ] as const) {
      await user.clear(field);
      await fill(user, field, typed);
      await user.click(saveRates());
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(sentence);
      expect(savedRates()).toBeUndefined();
    }
  });

  it('are not saved with a currency that is listed already, that totals are added in, or that is none', async () => {
    const { user } = await renderApp({ path: '/settings' });
    await rateOf('EUR');
    await user.click(screen.getByRole('button', { name: 'Add a currency' }));
    for (const [typed, sentence] of [
      ['EUR', 'EUR is listed already. Enter its rate there.'],
      ['USD', 'Totals are added in USD, so it needs no rate. Enter another currency.'],
      ['E', 'Enter the three letters of a currency, like EUR.'],
    ] as const) {
      const field = screen.getByLabelText('Currency');
      await user.clear(field);
      await user.type(field, typed);
      await user.click(saveRates());
      expect(field).toHaveAccessibleDescription(sentence);
      expect(savedRates()).toBeUndefined();
    }
  });
});

it('names the addresses that get no messages, and lets only the holder of one have them again', async () => {
  backend.db.update((state) => {
    const account = state.accounts['demo-user'];
    const own = state.users.find(({ id }) => id === 'demo-user')?.email ?? '';
    const unsubscribed = [own, 'dana@example.com'].map((address) => ({ address, at: '2026-06-01T08:00:00.000Z' }));
    if (account) account.telling = { ...freshTelling(backend.now()), unsubscribed };
  });
  const { user } = await renderApp({ path: '/settings' });
  const list = await screen.findByRole('list', { name: 'Addresses that messages don’t reach' });
  expect(within(list).getAllByText('Unsubscribed on Jun 1, 2026: gets no reminders and no digest.')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(within(list).getByText('dana@example.com')).toBeInTheDocument();
  expect(screen.getByText(/^Only the holder of an address can ask/)).toBeInTheDocument();
});

it('keeps what is typed and not saved yet over a look at another screen', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await fill(user, await addressesField(), 'kim@example.com');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await screen.findByRole('heading', { name: 'Calendar' });
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await addressesField()).toHaveValue('kim@example.com');
  expect(savedSettings()?.addresses).toBeUndefined();
  await user.click(saveButton());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  expect(savedSettings()?.addresses).toEqual(['kim@example.com']);
});
