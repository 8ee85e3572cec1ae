import { afterAll, expect, it } from 'vitest';
import { DocumentError } from './documentError.ts';
import { documentLimits } from './documentLimits.ts';
import { DocumentReader } from './DocumentReader.ts';
import { asOutlookMail, type OutlookMail } from './testing/asOutlookMail.ts';

const LEASE = `LEASE AGREEMENT\n\nThis Lease Agreement is made on January 1, 2026 between Brightwater Ltd. and Northwind Inc.\n
The term begins on January 1, 2026 and ends on December 31, 2027. The rent is $48,000 per year.\n`;

const reader = new DocumentReader({ scans: false, children: 1 });
const hasty = new DocumentReader({ scans: false, children: 1, limits: { ...documentLimits, maxMilliseconds: 1000 } });
afterAll(() => {
  reader.close();
  hasty.close();
});

const read = (bytes: Uint8Array) => reader.readAndAnalyse(bytes, { name: 'mail.msg' }, { today: '2026-06-15' });
const outcome = (bytes: Uint8Array, by = reader) =>
  by.read(bytes, { name: 'mail.msg' }).then(
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
  const fat = (new DataView(bytes.buffer).getInt32(76, true) + 1) * 512;
  const directory = (new DataView(bytes.buffer).getInt32(48, true) + 1) * 512;
  let deep: OutlookMail = { subject: 'in', body: 'the innermost' };
  for (let depth = 0; depth < 30; depth += 1) deep = { subject: 'out', body: 'around it', attachments: [deep] };
  const many = Array.from({ length: 201 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.from('x') }));
  const outcomes = {
    'cut in half': await outcome(bytes.subarray(0, bytes.length / 2)),
    'a chain of blocks in a circle': await outcome(
      changed((view) => {
        for (let at = 0; at < 64; at += 1) view.setInt32(fat + at * 4, 0, true);
      }),
      hasty,
    ),
    'a folder within itself': await outcome(changed((view) => view.setInt32(directory + 76, 0, true))),
    'a body of two gigabytes': await outcome(
      changed((view) => {
        for (let at = 1; at < 4; at += 1) view.setInt32(directory + at * 128 + 120, 0x7f_ff_ff_ff, true);
      }),
      hasty,
    ),
    'messages thirty deep': await outcome(asOutlookMail(deep)),
    'too many attachments': await outcome(asOutlookMail({ subject: 'x', body: 'x', attachments: many })),
    'a sound one afterwards': await outcome(bytes),
  };
  const refused = expect.stringMatching(/^(?:CORRUPT|EMPTY|MEMORY|TIMEOUT|CRASHED)$/);
  expect(outcomes).toEqual({
    'cut in half': refused,
    'a chain of blocks in a circle': refused,
    'a folder within itself': refused,
    'a body of two gigabytes': refused,
    'messages thirty deep': 'msg',
    'too many attachments': 'TOO_LARGE',
    'a sound one afterwards': 'msg',
  });
});
