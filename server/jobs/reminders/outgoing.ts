/** A composed message as it goes out: with an id made of its row, and a way to stop it. */
import type { ReminderRecord } from '../../db/reminders.ts';
import type { Composed } from '../../mail/composeMessage.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { messageIdOf } from '../../mail/messageId.ts';

const UNSUBSCRIBE_DAYS = 365;

export function outgoing({ links, publicUrl, clock }: MailRoom, row: ReminderRecord, composed: Composed): OutgoingMail {
  const { userId, address, id } = row;
  const expires = Math.floor(clock().getTime() / 1000) + UNSUBSCRIBE_DAYS * 86_400;
  const grant = { purpose: 'unsubscribe', userId, contractId: null, cycleEnd: null, address, expires } as const;
  return {
    messageId: messageIdOf('reminder', id, publicUrl),
    to: address,
    ...composed,
    unsubscribe: row.kind === 'test' ? null : `${publicUrl}/unsubscribe?token=${links.sign(grant)}`,
  };
}
