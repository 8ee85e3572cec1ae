import { describe, expect, it } from 'vitest';
import { digestLetter, plannedDigest } from './digestLetter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import { type ReminderFacts, reminderLetter } from './reminderLetter.ts';

const FACTS: ReminderFacts = {
  cycleEnd: '2027-03-20',
  actBy: '2026-12-20',
  kind: 'notice',
  name: 'Master Services Agreement',
  counterparty: 'Northwind hosting',
  ending: 'renews',
  actByWorkingDay: '2026-12-18',
  renewalTerm: { n: 3, unit: 'year' },
  cost: 144_000,
  yearlyAmount: 48_000,
  currency: 'USD',
  quote: { text: 'unless either party gives notice at least ninety (90) days before the end', page: 4 },
  working: 'Mar 20, 2027 − 90 days = Dec 20, 2026 (Sunday; last working day Fri Dec 18)',
  toCheck: [],
};
const at = (path: string) => `https://perennial.example/${path}`;
const links = {
  renew: at('r'),
  renegotiate: at('g'),
  cancel: at('c'),
  letEnd: at('e'),
  open: at('contracts/1'),
  choose: at('s'),
};
const letterOf = (facts: Partial<ReminderFacts>, today = '2026-11-20') =>
  reminderLetter({ ...FACTS, ...facts }, { today, next: '2026-12-06', links });

/** The texts of its buttons. */
const offered = (facts: Partial<ReminderFacts>) =>
  letterOf(facts).blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons.map(({ text }) => text) : []));

const unnamedTitle = (facts: Partial<ReminderFacts>, today?: string) =>
  letterText(letterOf({ name: 'Hosting', counterparty: null, ...facts }, today)).split('\n')[0];

describe('a reminder', () => {
  it('says day, contract and money in its subject', () => {
    expect(letterOf({}).subject).toBe('Give notice by Dec 20: Northwind hosting, $48,000 a year');
    expect(letterOf({ kind: 'option', yearlyAmount: null }).subject).toBe('Use option by Dec 20: Northwind hosting');
    expect(letterOf({ kind: 'end' }, '2025-11-20').subject).toBe(
      'Ends Dec 20, 2026: Northwind hosting, $48,000 a year',
    );
    expect(letterOf({}, '2026-12-21').subject).toBe('Notice was due on Dec 20: Northwind hosting, $48,000 a year');
  });

  it('offers to cancel where notice is to be given, and otherwise to let it end', () => {
    expect(offered({})).toEqual(['Renew', 'Renegotiate', 'Cancel']);
    expect(offered({ kind: 'option', ending: 'option' })).toEqual(['Renew', 'Renegotiate', 'Let end']);
    expect(offered({ kind: 'end', ending: 'ends' })).toEqual(['Renew', 'Renegotiate', 'Let end']);
  });

  it('takes no contract’s name for that of its other side', () => {
    expect(unnamedTitle({})).toBe('Give notice for “Hosting” by Sunday, December 20');
    expect(unnamedTitle({}, '2026-12-21')).toBe('Notice for “Hosting” was due on Sunday, December 20');
    expect(unnamedTitle({ kind: 'option' })).toBe('Use the option in “Hosting” by Sunday, December 20');
    expect(unnamedTitle({ kind: 'end', ending: 'ends' })).toBe('The contract “Hosting” ends on Sunday, December 20');
  });

  it('that comes late says of a contract that ended that it ended, and not that notice was due', () => {
    const ended = letterOf({ kind: 'end', ending: 'ends', actBy: '2026-11-18', cycleEnd: '2026-11-18', working: null });
    expect(ended.subject).toBe('Ended Nov 18: Northwind hosting, $48,000 a year');
    const text = letterText(ended);
    expect(text).toContain('The contract with Northwind hosting ended on Wednesday, November 18');
    expect(text).not.toMatch(/was due/);
  });

  it('says of a term of which nobody knows whether it renews that the term ends, and not that the contract does', () => {
    const open = { kind: 'end', ending: 'unknown', actBy: '2026-12-20', cycleEnd: '2026-12-20' } as const;
    const ahead = letterOf(open);
    expect(ahead.subject).toBe('Term ends Dec 20: Northwind hosting, $48,000 a year');
    expect(letterText(ahead)).toContain('The term of the contract with Northwind hosting ends on Sunday, December 20');
    expect(letterText(ahead)).toContain('ends or renews Dec 20, 2026: which isn’t known');
    const late = letterOf(open, '2026-12-22');
    expect(late.subject).toBe('Term ended Dec 20: Northwind hosting, $48,000 a year');
    expect(letterText(late)).toContain('ended or renewed Dec 20, 2026: which isn’t known');
  });

  it('has the same in its text as in its HTML: day, last working day, consequence, cost, sentence, working and links', () => {
    const letter = letterOf({});
    const text = letterText(letter);
    const html = letterHtml(letter, 'Perennial').replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, '');
    for (const said of [
      'Give notice to Northwind hosting by Sunday, December 20',
      'That is in 30 days. December 20 is a Sunday, so send it by ',
      'Friday, December 18',
      'renews Mar 20, 2027 for 3 years',
      '$144,000.00',
      'at least ninety (90) days before the end',
      'Page 4. Mar 20, 2027 − 90 days = Dec 20, 2026',
      'Next reminder: Sunday, December 6, 2026'.replace(', 2026', ''),
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    for (const href of Object.values({ ...links, letEnd: links.cancel })) expect(text).toContain(href);
  });

  it('asks to check what is doubtful, in the subject and before the facts', () => {
    const letter = letterOf({ toCheck: ['We’re not sure how long the notice period is.'] });
    expect(letter.subject).toMatch(/^Please check: /);
    const text = letterText(letter);
    expect(text.indexOf('Please check: We’re not sure')).toBeGreaterThan(0);
    expect(text.indexOf('Please check: We’re not sure')).toBeLessThan(text.indexOf('If nothing is done'));
  });

  it('does not guess a currency', () => {
    expect(letterOf({ currency: null }).subject).toMatch(/, 48,000 a year$/);
  });

  it('lets no name of a contract become markup or a second header line', () => {
    const letter = letterOf({ counterparty: '<b onload=x>A&B</b>\r\nBcc: all@example.com' });
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letterHtml(letter, 'Perennial')).not.toContain('<b onload');
  });
});

describe('the Monday digest', () => {
  const entry = (facts: Partial<ReminderFacts>) => ({ facts: { ...FACTS, ...facts }, open: at('contracts/1') });
  const digest = {
    entries: [],
    unsent: [],
    newFinds: 0,
    nearFinds: [],
    newUpTo: 90,
    toCheck: 0,
    rates: { into: 'USD', each: [] },
  };
  const contract = (id: string) => at(`contracts/${id}`);
  const pages = {
    dashboard: at('dashboard'),
    finds: at('finds'),
    check: at('check'),
    settings: at('settings'),
    contract,
  };

  it('lists passed, this week and the next 30 days, with what can still be avoided', () => {
    const entries = [
      entry({ actBy: '2026-11-20', counterparty: 'Passed Inc.' }),
      entry({ actBy: '2026-11-25', counterparty: 'Week Inc.' }),
      entry({ actBy: '2026-12-10', counterparty: 'Month Inc.', currency: 'GBP', yearlyAmount: 13_800 }),
      entry({ actBy: '2027-02-10', counterparty: 'Later Inc.' }),
    ];
    const letter = digestLetter({ ...digest, entries, newFinds: 3, toCheck: 9 }, '2026-11-23', pages);
    expect(letter?.subject).toBe('1 passed, 1 to decide this week, $48,000 and £13,800 at stake');
    const text = letter ? letterText(letter) : '';
    expect(text).toContain('1 day has passed, 1 decision is due this week');
    expect(text).toContain('* Fri, Nov 20 (3 days ago): Passed Inc.');
    expect(text).toContain('Found since last Monday: 3 contracts.');
    expect(text).toContain('Please check: 9 contracts have readings we aren’t sure about.');
    expect(text).not.toContain('Later Inc.');
  });

  it('names new finds whose last day to act is near: nobody is reminded of them', () => {
    const near = { name: 'Courier contract', actBy: '2026-12-02', actByKind: 'notice', actByUnsure: true } as const;
    const letter = digestLetter({ ...digest, newFinds: 2, nearFinds: [near] }, '2026-11-26', pages);
    expect(letter?.subject).toBe('1 new find to act on soon');
    const text = letter ? letterText(letter) : '';
    expect(text).toContain('1 new find to act on soon');
    expect(text).toContain('Wed, Dec 2 (in 6 days): Courier contract');
    expect(text).toContain('Give notice by Dec 2, 2026. It isn’t among your contracts yet, so no reminder comes.');
    expect(text).toContain('Please check this day.');
    expect(text).not.toContain('Nothing is due');
  });

  it('says what several currencies come to together only where there is a rate for each', () => {
    const entries = [
      entry({ actBy: '2026-11-25' }),
      entry({ actBy: '2026-11-26', currency: 'GBP', yearlyAmount: 1000 }),
    ];
    const textAt = (each: { currency: string; rate: number }[]) => {
      const letter = digestLetter({ ...digest, entries, rates: { into: 'USD', each } }, '2026-11-23', pages);
      return letter ? letterText(letter) : '';
    };
    expect(textAt([])).toContain('$48,000 and £1,000 a year can still be avoided.');
    expect(textAt([{ currency: 'GBP', rate: 1.25 }])).toContain(
      '$48,000 and £1,000 a year can still be avoided, about $49,250 together at your rates.',
    );
  });

  it('says of a contract that has ended that it ended, and not that notice was due', () => {
    const ended = entry({ kind: 'end', ending: 'ends', actBy: '2026-11-20', cycleEnd: '2026-11-20' });
    const letter = digestLetter({ ...digest, entries: [ended] }, '2026-11-23', pages);
    const text = letter ? letterText(letter) : '';
    expect(text).toContain('It ended Nov 20, 2026.');
    expect(text).not.toMatch(/was due/);
  });

  it('keeps a cancellation whose notice is not recorded as sent, also after its day, and asks for the notice', () => {
    const unsent = [entry({ actBy: '2026-11-28' }), entry({ actBy: '2026-11-20', counterparty: 'Late Inc.' })];
    const letter = digestLetter({ ...digest, unsent }, '2026-11-23', pages);
    expect(letter?.subject).toBe('2 notices to send');
    const text = letter ? letterText(letter) : '';
    expect(text).toMatch(/cancelled, notice not recorded as sent \(2 to send\)/i);
    expect(text).toMatch(/Late Inc\.[^*]*Notice was due, and none is recorded as sent\./);
    expect(text).not.toContain('to decide');
  });

  it('is not sent where it would say nothing', () => {
    expect(digestLetter({ ...digest, entries: [entry({ actBy: '2027-02-10' })] }, '2026-11-23', pages)).toBeNull();
  });

  it('of another morning tells of contracts that have just come, as far ahead as reminders go', () => {
    const later = (counterparty: string, actBy: string) => ({ ...entry({ counterparty, actBy }), isNew: true });
    const entries = [later('New Inc.', '2027-02-10'), later('Far Inc.', '2027-03-10'), entry({ actBy: '2027-02-11' })];
    const letter = digestLetter({ ...digest, entries }, '2026-11-24', pages);
    expect(letter?.subject).toBe('1 new to decide later, $48,000 at stake');
    const text = letter ? letterText(letter) : '';
    expect(text).toContain('New Inc.');
    expect(text).toContain('Sent on the morning after contracts came.');
    expect(plannedDigest('2026-11-24')).toBe('Your new contracts');
    expect(plannedDigest('2026-11-23')).toBe('Monday digest');
    expect(text).not.toContain('Far Inc.');
  });
});
