import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { ContractBand } from './ContractBand.tsx';

const fact = (value: unknown) => ({ value, source: 'entered', evidence: [] });

type More = { cycle?: object; decision?: object; values?: object; toCheck?: object[]; summary?: object };

function show(documents: object[], { cycle = {}, decision = {}, values = {}, toCheck = [], summary = {} }: More = {}) {
  const day = { to: '2030-03-31', actBy: '2029-12-31', actByWorkingDay: '2029-12-31' };
  const contract = {
    cycle: {
      ...day,
      kind: 'notice',
      ending: 'unknown',
      passed: false,
      acknowledged: false,
      working: null,
      cost: null,
      ...cycle,
    },
    decision: { decision: 'undecided', noticeSent: null, ...decision },
    values: {
      to: fact(day.to),
      ending: fact('unknown'),
      noticePeriod: fact({ n: 3, unit: 'month' }),
      noticeToEndOf: fact(null),
      actBy: fact(null),
      currency: fact('EUR'),
      ...values,
    },
    summary: { id: 'c-1', version: 1, name: 'Lease', ...summary },
    toCheck,
    documents,
  };
  render(
    <ContractBand
      contract={contract as unknown as ContractDetails}
      today="2026-11-25"
      onShow={vi.fn<(field: string) => void>()}
    />,
  );
}

it('says of a contract without a document that nobody has said whether it renews, and blames no document', () => {
  show([]);
  expect(screen.getByText('Nobody has said whether it renews. Enter how it ends under Values.')).toBeVisible();
});

it('says of a document that leaves it open that it does', () => {
  show([{ id: 'd-1' }]);
  expect(screen.getByText(/^The document doesn’t say clearly whether it renews\./)).toBeVisible();
});

it('a day that went by is late, unless it rests on a value in doubt: then it is a question', () => {
  const passedCycle = { cycleEnd: '2027-05-17', actBy: '2026-11-17', kind: 'notice', next: null };
  const cycle = { ending: 'renews', passed: true, passedCycle };
  show([{ id: 'd-1' }], { cycle });
  expect(screen.getByText('Notice was due Nov 17, 2026')).toHaveClass('late');
  expect(screen.getByText('It renews May 17, 2027.')).toBeVisible();
  show([{ id: 'd-1' }], { cycle, toCheck: [{ code: 'ROLLED_FORWARD', field: 'to', message: 'Is it still running?' }] });
  expect(screen.getByText('Notice was due Nov 17, 2026, please check')).not.toHaveClass('late');
  expect(screen.getByText('If that’s right, it renews May 17, 2027.')).toBeVisible();
});

it('says of a cancellation that never went out that the contract renewed, why, and takes the notice of that term', () => {
  const next = { cycleEnd: '2028-01-31', actBy: '2028-01-01', kind: 'notice' };
  const passedCycle = { cycleEnd: '2026-01-31', actBy: '2026-01-01', kind: 'notice', next, notice: 'unsent' };
  const cycle = { ending: 'renews', to: '2028-01-31', actBy: '2028-01-01', passed: true, passedCycle };
  show([], { cycle });
  expect(screen.getByText(/^It renewed Jan 31, 2026, .* no notice is recorded as sent\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Record the notice…' })).toBeVisible();
  cleanup();
  show([], { cycle: { ...cycle, passedCycle: { ...passedCycle, notice: undefined } } });
  expect(screen.queryByRole('button', { name: 'Record the notice…' })).toBeNull();
  expect(screen.queryByText(/no notice is recorded/)).toBeNull();
});

it('a day that passed and is acknowledged leaves nothing to be done otherwise', () => {
  const next = { cycleEnd: '2028-02-24', actBy: '2027-11-23', kind: 'notice' };
  const passedCycle = { cycleEnd: '2027-02-24', actBy: '2026-11-23', kind: 'notice', next };
  const term = { to: '2027-02-24', actBy: '2026-11-23', actByWorkingDay: '2026-11-23', ending: 'renews' };
  show([], { cycle: { ...term, passed: true, acknowledged: true, passedCycle } });
  expect(screen.getByText(/^Notice was due Monday, Nov 23, 2026/)).not.toHaveClass('late');
  expect(
    screen.getByText(/^It renews Feb 24, 2027, .*; next notice by Nov 23, 2027\. That is acknowledged\.$/),
  ).toBeVisible();
  expect(screen.queryByText(/Otherwise/)).toBeNull();
});

it('says of a notice that came late what it is worth, and not that the contract ends', () => {
  const late = { on: '2029-12-31', how: 'Letter' };
  const cycle = { ending: 'renews', actBy: '2029-12-01', actByWorkingDay: '2029-11-30' };
  show([], { cycle, decision: { decision: 'cancel', noticeSent: late } });
  expect(screen.queryByText(/^Ends/)).toBeNull();
  expect(
    screen.getByText(/after the last day, Dec 1, 2029: it ends the contract only if they accept it/),
  ).toBeVisible();
  expect(screen.getByText(/If they do, choose Cancel… and say so\.$/)).toBeVisible();
  show([], { cycle, decision: { decision: 'cancel', noticeSent: { ...late, accepted: true } } });
  expect(
    screen.getByText(/^Notice was sent on Dec 31, 2029, after the last day, and they have accepted it\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Ends/)).toBeVisible();
});

it('a notice that was sent makes no fact of an end in doubt', () => {
  const decision = { decision: 'cancel', noticeSent: { on: '2029-12-01', how: 'Letter' } };
  const toCheck = [{ code: 'DISAGREEING', field: 'to', message: 'Another document says something else.' }];
  show([], { cycle: { ending: 'renews' }, decision, toCheck });
  expect(screen.getByText(/^Ends Sunday, Mar 31, 2030, please check/)).toBeVisible();
  show([], { cycle: { ending: 'renews' }, decision });
  expect(screen.getByText('Ends Sunday, Mar 31, 2030')).toBeVisible();
});

it('says of a day that may be the last one no more than that: whether there is a notice to give by it is the question', () => {
  const toCheck = [{ code: 'UNCERTAIN', field: 'actBy', message: 'The last day to act may be Dec 31, 2029.' }];
  show([], { cycle: { ending: 'renews' }, toCheck });
  expect(screen.getByText(/^Perhaps act by Monday, Dec 31, 2029, please check/)).toBeVisible();
  expect(screen.queryByText(/^Give notice by/)).toBeNull();
});

it('says that notice may be due earlier where nobody knows how long before', () => {
  const cycle = { ending: 'renews', actBy: '2030-03-31', actByWorkingDay: '2030-03-29' };
  const toCheck = [{ code: 'NO_NOTICE', field: 'noticePeriod', message: 'No notice period is known.' }];
  show([], { cycle, values: { noticePeriod: fact(null) }, toCheck });
  expect(screen.getByText(/^Give notice by Sunday, Mar 31, 2030, please check/)).toBeVisible();
  expect(screen.getByText(/The notice period isn’t known: notice may be due earlier\. Please check\.$/)).toBeVisible();
});

it('a last day that is written is one to act by, though nobody knows when the term ends', () => {
  const cycle = { ending: 'unknown', to: null, actBy: '2029-12-31', actByWorkingDay: '2029-12-31' };
  const values = { actBy: fact('2029-12-31') };
  show([], { cycle, values });
  expect(screen.getByText(/^Give notice by Monday, Dec 31, 2029/)).toBeVisible();
  expect(
    screen.getByText(/^Otherwise it ends or renews: which, and when, isn’t known\. Enter when its term ends/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel…' })).toBeVisible();
  const sent = { decision: 'cancel', noticeSent: { on: '2029-12-01', how: 'Letter' } };
  show([], { cycle, values, decision: sent });
  expect(screen.getByText('Notice was sent')).toBeVisible();
  expect(screen.getByText(/^It was sent on Dec 1, 2029\. Enter when its term ends under Values\.$/)).toBeVisible();
});

it('a contract in the trash asks for nothing that can’t be entered there', () => {
  const summary = { deletedAt: '2026-11-20T08:00:00Z' };
  const nothing = { to: null, actBy: null, actByWorkingDay: null, kind: null };
  show([], { cycle: { ...nothing, ending: 'unknown' }, summary });
  show([], { cycle: { ...nothing, ending: 'open' }, values: { noticePeriod: fact(null) }, summary });
  show([], { summary });
  show([], { cycle: { kind: 'notice', to: null }, summary });
  expect(screen.getAllByText(/It is in the trash/)).toHaveLength(4);
  expect(screen.queryByText(/under Values/)).toBeNull();
  expect(screen.getByText('Nobody has said whether it renews.')).toBeVisible();
});

it('says in the past what has ended', () => {
  const cycle = { ending: 'ends', kind: 'end', to: '2026-10-31', actBy: '2026-10-31', actByWorkingDay: '2026-10-30' };
  show([], { cycle });
  expect(screen.getByText(/^Ended Saturday, Oct 31, 2026/)).toBeVisible();
  expect(screen.getByText('It ended on Oct 31, 2026, unless you extended it.')).toBeVisible();
});

it('asks for the new end of what is over and was to go on, and says of an option in the past what became of it', () => {
  const over = { to: '2026-10-31', actBy: '2026-10-31', actByWorkingDay: '2026-10-30' };
  const renew = { decision: 'renew' };
  show([], { cycle: { ...over, ending: 'ends', kind: 'end' }, decision: renew });
  const asked = / If it goes on, enter the new end under Values\.$/;
  expect(screen.getByText(asked)).toHaveTextContent('It ended on Oct 31, 2026, unless you extended it.');
  cleanup();
  show([], { cycle: { ...over, ending: 'option', kind: 'option' }, decision: renew });
  expect(screen.getByText(asked)).toHaveTextContent('It ended on Oct 31, 2026, unless the option was used.');
  cleanup();
  const ahead = { to: '2026-12-31', actBy: '2026-12-01', actByWorkingDay: '2026-12-01' };
  show([], { cycle: { ...ahead, ending: 'option', kind: 'option' }, decision: renew });
  expect(screen.getByText('Unless the option is used, it ends on Dec 31, 2026.')).toBeVisible();
});

it('says that the last day of what renews cannot be worked out, and not that it ends', () => {
  const none = { kind: null, actBy: null, actByWorkingDay: null, ending: 'renews' };
  show([], { cycle: none });
  expect(
    screen.getByText(/^It renews by itself after Mar 31, 2030\. The last day to give notice can’t be worked out/),
  ).toBeVisible();
});

it('that it ends because nothing renews it is said as what it is', () => {
  const ending = { value: 'ends', source: 'read', evidence: [], inferred: 'NOTHING_RENEWS' };
  show([{ id: 'd-1' }], { cycle: { ending: 'ends', kind: 'end' }, values: { ending } });
  const said = 'Nothing in the document renews it: it ends on Mar 31, 2030 and goes on only if you extend it.';
  expect(screen.getByText(said)).toBeVisible();
});

it('of what has no end nothing is missing: it goes on until somebody gives notice', () => {
  const cycle = { to: null, actBy: null, actByWorkingDay: null, kind: null, ending: 'open' };
  show([{ id: 'd-1' }], { cycle, values: { noticePeriod: fact({ n: 30, unit: 'day' }) } });
  expect(screen.getByText('Runs until notice is given')).toBeVisible();
  const said = 'There is no day to act by: it goes on until one side gives notice of 30 days.';
  expect(screen.getByText(said)).toBeVisible();
});
