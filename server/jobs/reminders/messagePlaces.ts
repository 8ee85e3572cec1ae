/**
 * How many messages an account may have us send to addresses whose holders never said that they are theirs. An owner's address is free to
 * type: without a limit, contracts that nobody has would fill the mailbox of somebody who never heard of us.
 */
import { MESSAGES_A_DAY } from '../../../contract/messagesWait.ts';
import type { Person } from '../../db/colleagues.ts';
import type { Queries } from '../../db/database.ts';
import { type RateLimit, returnPlace, takePlace } from '../../db/rateLimits.ts';
import type { ReminderRecord } from '../../db/reminders.ts';
import { mailboxOf } from '../../mail/mailboxOf.ts';

const TO_ADDRESS: RateLimit = aDay('message:account-address', MESSAGES_A_DAY);
/** Of one account to all such addresses. */
const OF_ACCOUNT: RateLimit = aDay('message:account', 400);
/** To one address, of however many accounts. */
const TO_MAILBOX: RateLimit = aDay('message:address', 120);

function aDay(name: string, most: number): RateLimit {
  return { name, burst: most, refillSeconds: 86_400 / most };
}

type Place = [RateLimit, string];

/**
 * Takes the places that one message takes: none where it goes to somebody who works in the account and has confirmed the address. Null where
 * there is none left.
 */
export async function takeMessagePlaces(
  queries: Queries,
  { kind, userId, address }: Pick<ReminderRecord, 'kind' | 'userId' | 'address'>,
  people: readonly Person[],
  now: Date,
): Promise<Place[] | null> {
  const isOwn = kind === 'test' || kind === 'trouble';
  if (isOwn || people.some(({ email, confirmed }) => confirmed && email === address)) return [];
  const taken: Place[] = [];
  const mailbox = mailboxOf(address);
  const wanted: Place[] = [
    [TO_ADDRESS, `${userId} ${mailbox}`],
    [OF_ACCOUNT, userId],
    [TO_MAILBOX, mailbox],
  ];
  for (const [limit, subject] of wanted) {
    if ((await takePlace(queries, limit, subject, now)) > 0) {
      await returnMessagePlaces(queries, taken);
      return null;
    }
    taken.push([limit, subject]);
  }
  return taken;
}

/** The message was not sent. */
export async function returnMessagePlaces(queries: Queries, places: readonly Place[]): Promise<void> {
  for (const [limit, subject] of places) await returnPlace(queries, limit, subject);
}
