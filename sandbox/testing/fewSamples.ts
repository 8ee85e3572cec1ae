/** A few documents of the sample workspace, for tests that search it again and again: drawing and reading all of them takes many times as long. */
import { lockedMail, registerMail } from '../samples/otherDocuments.ts';
import { contractMails, LEGAL_DRIVE, MAYA, PRIYA } from '../samples/placements.ts';
import { textOf } from '../samples/sampleContract.ts';
import { sampleContracts } from '../samples/sampleContracts.ts';
import { instantOn, plusDays, type Day } from '../samples/sampleDays.ts';
import { studio } from '../samples/sampleWorkspace.ts';
import type { SampleWorkspace } from '../samples/workspaceTypes.ts';
import { writeFile } from '../samples/write/writeFile.ts';
import { writePdf } from '../samples/write/writePdf.ts';

/** One that renews, one that ends, one without an end, as PDFs (the newest), in the text of a mail and as a document; some name no notice period. */
const MAILED = new Set(['advertising', 'subscription', 'bookkeeping', 'lease']);

/** Beside them lie a locked one and a register in the mailbox; on the drive notes that are no contract, and another locked one. */
export async function fewSamples(today: Day): Promise<SampleWorkspace> {
  const contracts = sampleContracts(today);
  const parking = contracts.find(({ key }) => key === 'parking');
  // Says two different amounts, which is asked about.
  const telephony = contracts.find(({ key }) => key === 'telephony');
  if (!parking || !telephony) throw new Error('Contracts of the sample workspace have other keys.');
  const onDrive = (name: string, text: string) =>
    writeFile(name, {
      account: MAYA,
      name: `${name}.txt`,
      mimeType: 'text/plain',
      bytes: Buffer.from(text),
      modifiedTime: instantOn(plusDays(today, -400), 800),
      searchText: text,
    });
  const notes = 'Notes of the contract review. Maya asked which agreements renew by themselves. Nothing was decided.';
  return {
    ...studio(),
    mails: [
      ...(await contractMails(contracts.filter(({ key }) => MAILED.has(key)))),
      await lockedMail(today, parking),
      registerMail(today),
    ],
    files: [
      onDrive(parking.title, textOf(parking)),
      onDrive(telephony.title, textOf(telephony)),
      { ...onDrive('Notes of the contract review', notes), account: PRIYA, driveId: LEGAL_DRIVE },
      {
        ...onDrive('Old contract', textOf(parking)),
        name: 'Old contract.pdf',
        mimeType: 'application/pdf',
        bytes: await writePdf(telephony, 'kept by phone'),
      },
    ],
  };
}
