/** The workspace that the sandbox shows by itself: the mailboxes and drives of a small design company, all made up. */
import { contractFiles, contractMails, addressOf, forwards, LEGAL_DRIVE, MAYA, PRIYA, TOM } from './placements.ts';
import { ordinaryMails } from './ordinaryMails.ts';
import { otherFiles, otherMails } from './otherDocuments.ts';
import { sampleContracts } from './sampleContracts.ts';
import { instantOn, plusDays, type Day } from './sampleDays.ts';
import type { SampleWorkspace, WorkspaceMail } from './workspaceTypes.ts';
import { writeMail } from './write/writeMail.ts';

/** The same day (`YYYY-MM-DD`) always gives the same bytes, and renewals from days to years ahead of it. */
export async function sampleWorkspace(today: Day): Promise<SampleWorkspace> {
  const contracts = sampleContracts(today);
  const [first] = contracts;
  if (!first) throw new Error('There are no sample contracts.');
  const brought = await contractMails(contracts);
  const original = brought[0];
  return {
    ...studio(),
    mails: [
      ...brought,
      ...(original ? await forwards(first, original, instantOn(plusDays(first.sent, 1))) : []),
      ...(await otherMails(today, first)),
      ...ordinaryMails.map((mail, index) => ordinary(today, mail, index)),
    ],
    files: [...(await contractFiles(contracts)), ...(await otherFiles(today, first))],
  };
}

/** Who works there, and their shared drive. */
export function studio(): Pick<SampleWorkspace, 'domain' | 'accounts' | 'drives'> {
  return {
    domain: 'fernhill.example',
    accounts: [
      { email: MAYA, name: 'Maya Okafor', isAdmin: true },
      { email: TOM, name: 'Tom Lindqvist', isAdmin: false },
      { email: PRIYA, name: 'Priya Raman', isAdmin: false },
      { email: 'former.intern@fernhill.example', name: 'Former Intern', isAdmin: false, suspended: true },
    ],
    drives: [{ id: LEGAL_DRIVE, name: 'Legal' }],
  };
}

function ordinary(today: Day, mail: (typeof ordinaryMails)[number], index: number): WorkspaceMail {
  return writeMail(`ordinary ${index}`, {
    account: MAYA,
    from: mail.from,
    to: addressOf(MAYA),
    subject: mail.subject,
    date: instantOn(plusDays(today, -mail.ago), 480 + index * 11),
    text: mail.text,
    labelIds: ['INBOX', ...(mail.labels ?? [])],
  });
}
