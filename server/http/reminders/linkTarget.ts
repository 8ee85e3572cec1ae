/** What a link in a reminder is about: the contract, if it is there and the reader may still decide; and if not, why. */
import { shownSettings } from '../../../contract/settings.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { showDay } from '../../../contract/showDay.ts';
import { peopleOf } from '../../db/colleagues.ts';
import { loadRecord } from '../../db/contractRecords.ts';
import type { Queries } from '../../db/database.ts';
import { loadSettings } from '../../db/settings.ts';
import { normaliseEmail } from '../../db/users.ts';
import type { LinkGrant } from '../../mail/signedLinks.ts';
import type { AppContext } from '../appContext.ts';
import type { LinkPage } from './linkPage.ts';

type Target = { record: ContractRecord; timeZone: string };

/** `gone`: the contract was deleted. `not-told`: messages about it no longer go to the reader, who decides nothing any more. */
export async function linkTarget(queries: Queries, grant: LinkGrant): Promise<Target | 'gone' | 'not-told'> {
  const { userId, contractId, address } = grant;
  const { timeZone, addresses } = shownSettings(await loadSettings(queries, userId), []);
  const people = (await peopleOf(queries, userId)).map(({ email }) => email);
  const record = contractId === null ? null : await loadRecord(queries, userId, contractId);
  const told = [...people, ...addresses, record?.owner?.email ?? ''].map(normaliseEmail);
  // Nor is one who is told no more to learn what became of the contract.
  if (!told.includes(normaliseEmail(address))) return 'not-told';
  return !record || record.deletedAt !== null ? 'gone' : { record, timeZone };
}

/** Why there is no page that asks. */
export async function whyNoPage(
  { database, config }: AppContext,
  grant: LinkGrant,
): Promise<{ status: number; page: LinkPage }> {
  const target = await linkTarget(database.queries, grant);
  if (target === 'not-told') {
    const lines = [
      `Reminders of this contract no longer go to ${grant.address}, so this link decides nothing. Nothing was changed.`,
      'If you still answer for the contract, ask a colleague who works with it to make you its owner again.',
    ];
    return { status: 403, page: { title: 'You’re no longer told about this contract', lines } };
  }
  if (target === 'gone') {
    const lines = ['Nothing was changed. For 30 days after it was deleted, it’s in the app’s trash.'];
    return { status: 404, page: { title: 'This contract was deleted', lines } };
  }
  const { id, known } = target.record;
  const end = grant.cycleEnd === null ? '' : ` ${showDay(grant.cycleEnd)}`;
  const lines = [
    known.values.name ?? '',
    `This link is about a term to${end}, which the contract no longer has. Nothing was changed. Open the contract to decide.`,
  ];
  const link = { href: `${config.publicUrl}/contracts/${id}`, text: 'Open the contract' };
  return { status: 404, page: { title: 'The dates of this contract have changed', lines, link } };
}
