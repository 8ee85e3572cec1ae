/** Mails of Outlook over which a reader loses its child: by time or by memory. */
import { afterAll, expect, it } from 'vitest';
import { DocumentError } from './documentError.ts';
import { documentLimits } from './documentLimits.ts';
import { DocumentReader } from './DocumentReader.ts';
import { asOutlookMail } from './testing/asOutlookMail.ts';

const reader = new DocumentReader({ scans: false, children: 1, limits: { ...documentLimits, maxMilliseconds: 1000 } });
afterAll(() => reader.close());

const bytes = asOutlookMail({ subject: 'Lease', body: 'LEASE AGREEMENT. The rent is $48,000 per year.\n'.repeat(200) });
const fat = (new DataView(bytes.buffer).getInt32(76, true) + 1) * 512;
const directory = (new DataView(bytes.buffer).getInt32(48, true) + 1) * 512;

it.each<[string, (view: DataView) => void]>([
  [
    'whose chain of blocks goes round in a circle',
    (view) => {
      for (let at = 0; at < 64; at += 1) view.setInt32(fat + at * 4, 0, true);
    },
  ],
  [
    'whose body says that it has two gigabytes',
    (view) => {
      for (let at = 1; at < 4; at += 1) view.setInt32(directory + at * 128 + 120, 0x7f_ff_ff_ff, true);
    },
  ],
])('a mail of Outlook %s is refused', async (_what, change) => {
  const copy = Uint8Array.from(bytes);
  change(new DataView(copy.buffer));
  const outcome = await reader.read(copy, { name: 'mail.msg' }).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof DocumentError ? error.code : String(error)),
  );
  expect(outcome).toMatch(/^(?:CORRUPT|EMPTY|MEMORY|TIMEOUT|CRASHED)$/);
});
