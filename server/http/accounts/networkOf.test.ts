/** Whose attempts are counted together: one mailbox under many names, one place under many addresses. */
import { expect, it } from 'vitest';
import { networksOf } from './networkOf.ts';
import { mailboxOf } from '../../mail/mailboxOf.ts';

it.each([
  ['mara@x.example', 'mara@x.example.'],
  ['mara@gmail.com', 'm.a.ra+7@googlemail.com'],
])('takes the mailbox of %s and of %s for one', (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one));
  expect(mailboxOf('m.ara@x.example')).not.toBe(mailboxOf('mara@x.example'));
});

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:0001:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
])('takes %s for %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
