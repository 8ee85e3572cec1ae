/** What is said of messages that wait until tomorrow, since an address that nobody has confirmed is sent so many a day. Both backends say it. */

/** Of one account to one address: more than an owner of many contracts has on one morning. */
export const MESSAGES_A_DAY = 40;

/** The reason of a message that waits because its address has been sent so many today. */
export const WAITS =
  'We have sent this address as many messages today as we send to one that nobody has confirmed. This one waits until tomorrow morning.';

/** What the bell says of them, once a day for each address. */
export function waitingTitle(address: string): string {
  return (
    `Some messages to ${address} wait until tomorrow: we send up to ${MESSAGES_A_DAY} a day to an address that nobody has confirmed. ` +
    'Each of them is under Reminders. Whoever works here and has confirmed their address, under My account, gets all of theirs at once.'
  );
}
