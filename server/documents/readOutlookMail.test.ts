import { expect, it } from 'vitest';
import { DocumentError } from './documentError.ts';
import { asOutlookMail, type OutlookMail } from './testing/asOutlookMail.ts';
import { commonReader } from './testing/commonReader.ts';

const LEASE = `LEASE AGREEMENT\n\nThis Lease Agreement is made on January 1, 2026 between Brightwater Ltd. and Northwind Inc.\n
The term begins on January 1, 2026 and ends on December 31, 2027. The rent is $48,000 per year.\n`;

const reader = commonReader();

const read = (bytes: Uint8Array) => reader.readAndAnalyse(bytes, { name: 'mail.msg' }, { today: '2026-06-15' });
const outcome = (bytes: Uint8Array) =>
  reader.read(bytes, { name: 'mail.msg' }).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof DocumentError ? error.code : String(error)),
  );

it('a mail that Outlook saved is read with everything attached to it, and to the messages within it', async () => {
  const lease = { name: 'lease.txt', bytes: Buffer.from(LEASE) };
  const inner = { subject: 'The original', body: 'As agreed.', attachments: [lease] };
  const found = await read(asOutlookMail({ subject: 'FW: Lease', body: 'See below.', attachments: [inner] }));
  expect(found.document).toMatchObject({ kind: 'msg', title: 'FW: Lease', text: 'See below.\n\nAs agreed.' });
  const attached = found.attachments?.map((each) => [
    each.attachment.name,
    'analysis' in each && each.analysis.termEnd,
  ]);
  expect(attached).toEqual([['lease.txt', '2027-12-31']]);
});

it('a mail of Outlook that was made to harm costs its own reading and nothing else', async () => {
  const bytes = asOutlookMail({ subject: 'Lease', body: LEASE.repeat(40) });
  const changed = (change: (view: DataView) => void) => {
    const copy = Uint8Array.from(bytes);
    change(new DataView(copy.buffer));
    return copy;
  };
  const directory = (new DataView(bytes.buffer).getInt32(48, true) + 1) * 512;
  let deep: OutlookMail = { subject: 'in', body: 'the innermost' };
  for (let depth = 0; depth < 30; depth += 1) deep = { subject: 'out', body: 'around it', attachments: [deep] };
  const many = Array.from({ length: 201 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.from('x') }));
  const outcomes = {
    'cut in half': await outcome(bytes.subarray(0, bytes.length / 2)),
    'a folder within itself': await outcome(changed((view) => view.setInt32(directory + 76, 0, true))),
    'messages thirty deep': await outcome(asOutlookMail(deep)),
    'too many attachments': await outcome(asOutlookMail({ subject: 'x', body: 'x', attachments: many })),
    'a sound one afterwards': await outcome(bytes),
  };
  const refused = expect.stringMatching(/^(?:CORRUPT|EMPTY|MEMORY|TIMEOUT|CRASHED)$/);
  expect(outcomes).toEqual({
    'cut in half': refused,
    'a folder within itself': refused,
    'messages thirty deep': 'msg',
    'too many attachments': 'TOO_LARGE',
    'a sound one afterwards': 'msg',
  });
});
