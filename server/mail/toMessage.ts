/** A message of ours as nodemailer takes it, whichever way it goes. */
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

export function toMessage(from: string, mail: OutgoingMail): SendMailOptions {
  const { messageId, to, subject, html, text, unsubscribe } = mail;
  const headers = unsubscribe === null ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    from,
    // As an object: an address is one address, whatever is written in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    list: unsubscribe === null ? {} : { unsubscribe: { url: unsubscribe } },
    // Nothing of a message is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
