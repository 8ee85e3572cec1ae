import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { type Doubt, settleDoubts } from '../../../tests/setup/settleDoubts.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const notesField = () => screen.findByRole('textbox', { name: 'Notes' });

const DOUBTS: readonly Doubt[] = [
  ['Grounds maintenance', /^Use \w+ \d+, \d{4}: end of the term$/, /^End of the term saved for /],
  ['Media buying', 'Use 90 days: notice period', /^Notice period saved for /],
  ['Regional haulage', 'It’s right: end of the term', 'End of the term confirmed for Pike & Dunmore Haulage.'],
  ['Waste collection', 'It’s right: end of the term', 'End of the term confirmed for Whitlock Waste.'],
  ['Finder’s fee', 'Add both', /^Parties saved for /],
];

it('each kind of doubt is settled with two clicks, until there is nothing to check', async () => {
  const { user } = await renderApp({ path: '/contracts?view=check' });
  await settleDoubts(user, DOUBTS);
  expect(await screen.findByText('There is nothing to check.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
});

describe('the page of a contract', () => {
  it('calls each button of its values by another name, so that whoever hears it knows which value it belongs to', async () => {
    backend.chooseScenario('many-documents');
    await openContract('Managed firewall');
    const buttons = (await values()).getAllByRole('button');
    const names = buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect(names.filter((name) => name.includes('show the passage')).length).toBeGreaterThan(1);
    expect(names).toEqual([...new Set(names)]);
  });

  it('keeps a third digit of an amount, and the document’s amount in the document’s own currency', async () => {
    const { user } = await openContract('Managed firewall');
    const panel = await values();
    await user.click(panel.getByRole('button', { name: 'Edit Amount' }));
    const amount = await panel.findByRole('textbox', { name: 'Amount' });
    expect(amount).toHaveValue('27300.00');
    await user.clear(amount);
    await user.type(amount, '27300.125');
    await user.clear(panel.getByRole('textbox', { name: 'Currency' }));
    await user.type(panel.getByRole('textbox', { name: 'Currency' }), 'kwd{Enter}');
    expect(await panel.findByText(/^Yours: KWD\s27,300\.125 \/ year$/)).toBeInTheDocument();
    expect(panel.getByText(/^The document says \$27,300\.00 \/ year\.$/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Use the document’s/ }));
    await waitFor(() => expect(panel.queryByText(/The document says/)).not.toBeInTheDocument());
    expect(panel.getByText('$27,300.00 / year')).toBeInTheDocument();
  });

  it('undoes nothing where another person was faster, and says what that person changed', async () => {
    const { user } = await openContract('Managed firewall');
    await user.click((await values()).getByRole('button', { name: 'Confirm the rest' }));
    expect(await screen.findByText(/^\d+ values confirmed for Cedarline Networks\.$/)).toBeInTheDocument();
    const entry = { who: 'priya@fernhill.example', when: '2026-11-22T09:00:00Z', from: null, to: 'Mine' };
    const changes = [
      { ...entry, field: 'amount' },
      { ...entry, field: 'tags' },
    ];
    const error = { message: 'Stale.', code: 'STALE_VERSION', version: 9, changes };
    server.use(http.post('*/api/contracts/:id/undo', () => Response.json({ error }, { status: 409 })));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const said =
      /^Nothing was undone, because Cedarline Networks has changed since. Changed by priya@.*: amount, tags.$/;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the contract' })).toBeInTheDocument();
  });
});

it('keeps notes that are not saved yet while one looks elsewhere, and says that they are not', async () => {
  const { user } = await openContract('Managed firewall');
  const turnTo = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  await turnTo('Notes');
  await user.type(await notesField(), 'Ask Priya first.');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await turnTo('History');
  await turnTo('Notes');
  expect(await notesField()).toHaveValue('Ask Priya first.');
  await user.click(screen.getByRole('button', { name: 'Save the notes' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  await turnTo('History');
  await turnTo('Notes');
  expect(await notesField()).toHaveValue('Ask Priya first.');
  expect(sessionStorage.getItem('notes')).toBeNull();
});

it('lists what is not known below what is, and moves it up with the focus on it once it is entered', async () => {
  const { user } = await openContract('Managed firewall');
  const panel = await values();
  const terms = () => panel.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms().indexOf('From')).toBeGreaterThan(terms().indexOf('Parties'));
  await user.click(panel.getByRole('button', { name: 'Edit From' }));
  await user.type(await panel.findByRole('textbox', { name: 'From' }), '12/29/2025{Enter}');
  expect(await panel.findByText('Dec 29, 2025')).toBeInTheDocument();
  expect(terms().indexOf('From')).toBeLessThan(terms().indexOf('To'));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Edit From' })).toHaveFocus());
});

it('says what was changed in the meantime when another person was faster, and keeps what was typed', async () => {
  const change = {
    who: 'priya@fernhill.example',
    when: '2026-11-22T09:00:00Z',
    field: 'counterparty',
    from: 'Cedarline Networks',
    to: 'Cedarline Inc.',
  };
  const tagged = { ...change, field: 'tags', from: [], to: ['Legal'] };
  const { user } = await openContract('Managed firewall');
  server.use(
    http.patch(
      '*/api/contracts/:id',
      () =>
        Response.json(
          { error: { message: 'Stale.', code: 'STALE_VERSION', version: 2, changes: [change, tagged] } },
          { status: 409 },
        ),
      { once: true },
    ),
  );
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Amount' }));
  const amount = await panel.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '28000{Enter}');
  const alert = await panel.findByRole('alert');
  expect(alert).toHaveTextContent('This contract has changed in the meantime.');
  expect(alert).toHaveTextContent(
    'priya@fernhill.example changed Counterparty from Cedarline Networks to Cedarline Inc.',
  );
  expect(alert).toHaveTextContent('priya@fernhill.example changed Tags from nothing to Legal');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText(/Yours: \$28,000\.00/)).toBeInTheDocument();
});

it('keeps a value that was entered, says who said so, and what the document says beside it', async () => {
  const { user } = await openContract('Managed firewall');
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Amount' }));
  const amount = await panel.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '28000{Enter}');
  expect(await panel.findByText(/Yours: \$28,000\.00/)).toBeInTheDocument();
  expect(panel.getByText(/The document says \$27,300\.00/)).toBeInTheDocument();
  expect(panel.getByText('Entered')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText(/Amount: \$27,300\.00 \/ year → \$28,000\.00/)).toBeInTheDocument();
});

it('in the trash is restored on its page, and is not decided about before', async () => {
  const { user } = await renderApp({ path: '/contracts?search=firewall' });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('link', { name: 'Trash' }));
  await user.click(await screen.findByRole('link', { name: /firewall/i }));
  const restore = await screen.findByRole('button', { name: 'Restore' });
  expect(screen.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
  expect(screen.getByText(/^It is in the trash and isn’t watched/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add a document/ })).not.toBeInTheDocument();
  for (const edit of screen.getAllByRole('button', { name: /^Edit / })) expect(edit).toBeDisabled();
  await user.click(await screen.findByRole('tab', { name: /^Reminders/ }));
  expect(await screen.findByRole('button', { name: 'Snooze for 7 days' })).toBeDisabled();
  await user.click(restore);
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('In the trash')).not.toBeInTheDocument());
});
