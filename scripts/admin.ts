/**
 * `npm run admin -- list | block EMAIL | unblock EMAIL | reset EMAIL | second-factor-off EMAIL | invite EMAIL`: accounts, on the
 * database of the service, which may run meanwhile. `reset` and `invite` print a link to hand on; they send no message.
 */
import { listUsers, setBlocked, type ListedUser } from '../server/db/administration.ts';
import type { Database } from '../server/db/database.ts';
import { deleteSecondFactor } from '../server/db/secondFactors.ts';
import { findUserByEmail, normaliseEmail } from '../server/db/users.ts';
import { inviteLink, resetLink, type LinkRoom } from '../server/mail/accountLinks.ts';
import { signedLinks } from '../server/mail/signedLinks.ts';
import { loadSecretKeys } from '../server/secretKeys.ts';
import { openServiceDatabase } from '../server/serviceDatabase.ts';
import { runCommand, UsageError } from './runCommand.ts';

const USAGE =
  'Say what to do: npm run admin -- list, or block, unblock, reset, second-factor-off or invite with an EMAIL.';

const commands: Record<string, (database: Database, room: LinkRoom, email: string) => Promise<void>> = {
  async block({ queries }, { clock }, email) {
    if (!(await setBlocked(queries, email, clock()))) throw nobody(email);
    console.log(`${email} is signed out everywhere and cannot sign in. Nothing was deleted.`);
  },
  async unblock({ queries }, _room, email) {
    if (!(await setBlocked(queries, email, null))) throw nobody(email);
    console.log(`${email} can sign in again.`);
  },
  async reset({ queries }, room, email) {
    const found = await findUserByEmail(queries, email);
    if (!found) throw nobody(email);
    console.log(`${resetLink(room, { id: found.id, email }, found.passwordHash)}\n`);
    console.log('Hand this link to the user. It works once, for an hour, and signs out every device.');
    if (found.blockedAt !== null)
      console.log(`${email} is blocked, and cannot sign in before: npm run admin -- unblock ${email}`);
  },
  async 'second-factor-off'({ queries }, _room, email) {
    const found = await findUserByEmail(queries, email);
    if (!found) throw nobody(email);
    const wasOn = await deleteSecondFactor(queries, found.id);
    console.log(wasOn ? `${email} signs in with the password alone now.` : `${email} has no second factor.`);
  },
  async invite({ queries }, room, email) {
    if (await findUserByEmail(queries, email)) throw new UsageError(`${email} has an account already.`);
    console.log(`${inviteLink(room, email)}\n`);
    console.log(`Hand this link to ${email}. An account can be created with it for seven days, whatever SIGN_UP says.`);
  },
};

await runCommand(async (config) => {
  const [name = '', given = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name !== 'list' && (!command || !/^[^@\s]+@[^@\s]+$/.test(given))) throw new UsageError(USAGE);
  const database = await openServiceDatabase(config, { isThere: true });
  try {
    const links = signedLinks(await loadSecretKeys(config));
    const room: LinkRoom = { links, publicUrl: config.publicUrl, clock: () => new Date() };
    if (command) await command(database, room, normaliseEmail(given));
    else {
      const users = await listUsers(database.queries);
      for (const user of users) console.log(lineOf(user));
      if (users.length === 0) console.log('There are no accounts yet.');
    }
  } finally {
    await database.close();
  }
});

function nobody(email: string): UsageError {
  return new UsageError(`There is no account for ${email}.`);
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** `ann@example.com  since 2026-01-02, last in 2026-11-20, 64 contracts, blocked`. */
function lineOf({
  email,
  createdAt,
  signedInAt,
  contracts,
  emailConfirmedAt,
  blockedAt,
  deleteAt,
}: ListedUser): string {
  const facts = [
    `since ${day(createdAt)}`,
    signedInAt ? `last in ${day(signedInAt)}` : 'never in',
    `${contracts} ${contracts === 1 ? 'contract' : 'contracts'}`,
    ...(emailConfirmedAt ? [] : ['not confirmed']),
    ...(blockedAt ? [`blocked since ${day(blockedAt)}`] : []),
    ...(deleteAt ? [`to be deleted on ${day(deleteAt)}`] : []),
  ];
  return `${email}  ${facts.join(', ')}`;
}
