import { describe, expect, it } from 'vitest';
import { splitQuotedMail } from './splitQuotedMail.ts';

const CONTRACT = 'SERVICES AGREEMENT\n\nThis agreement is made on 1 March 2026.\n\nTerm: two years.';
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

describe('a mail body', () => {
  it('without quotations is one letter', () => {
    expect(splitQuotedMail(CONTRACT)).toEqual([{ depth: 0, text: CONTRACT }]);
  });

  it('that quotes with marks gives back the words of the quoted letter', () => {
    const body = `Agreed!\n\nOn Mon, 2 Mar 2026 at 09:12, Vera Vendor <vera@vendor.example>\nwrote:\n\n${quoted(CONTRACT)}`;
    expect(splitQuotedMail(body)).toEqual([
      { depth: 0, text: 'Agreed!' },
      { depth: 1, text: CONTRACT },
    ]);
  });

  it('that answers between the lines gives back the quoted letter whole', () => {
    const [first = '', ...rest] = quoted(CONTRACT).split('\n');
    const segments = splitQuotedMail([first, 'Is this the right title?', ...rest].join('\n'));
    expect(segments).toEqual([
      { depth: 0, text: 'Is this the right title?' },
      { depth: 1, text: CONTRACT },
    ]);
  });

  it.each([
    ['Gmail', '---------- Forwarded message ---------'],
    ['Outlook', '-----Original Message-----'],
    ['Apple Mail', 'Begin forwarded message:\n'],
    ['Outlook on the web', '________________________________'],
  ])('forwarded by %s gives back the letter without its headers', (_mailer, mark) => {
    const headers = 'From: Vera Vendor\nSent: Monday\nTo: Ben User\nSubject: Our agreement\n';
    expect(splitQuotedMail(`FYI\n\n${mark}\n${headers}\n${CONTRACT}`)).toEqual([
      { depth: 0, text: 'FYI' },
      { depth: 1, text: CONTRACT },
    ]);
  });

  it('forwarded without any mark gives back the letter where its headers name an address', () => {
    const headers = 'From: Vera Vendor <vera@vendor.example>\nSent: Monday\nTo: Ben User\nSubject: Our agreement\n';
    expect(splitQuotedMail(`FYI\n\n${headers}\n${CONTRACT}`).map(({ text }) => text)).toEqual(['FYI', CONTRACT]);
  });

  it('keeps the lines of a memo that begins with From, To and Date: its date may be the agreement’s', () => {
    const memo = `From: Vera\nTo: Ben\nDate: 1 March 2026\nSubject: Agreement\n\n${CONTRACT}`;
    expect(splitQuotedMail(memo)).toEqual([{ depth: 0, text: memo }]);
    expect(splitQuotedMail(`Hello,\n\n${memo}`)).toHaveLength(1);
  });

  it('of a conversation keeps a renewed contract above the old one apart from it', () => {
    const renewed = CONTRACT.replace('2026', '2028');
    const segments = splitQuotedMail(`${renewed}\n\nOn 1 March 2026 Vera wrote:\n${quoted(CONTRACT)}`);
    expect(segments.map(({ text }) => text)).toEqual([renewed, CONTRACT]);
  });
});
