/** What messages are sent with: the mail server of the settings; without one the sandbox workspace, where that stands in for Google. */
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { sandboxMailer, type SandboxMailerOptions } from './sandboxMailer.ts';
import { silentMailer } from './silentMail.ts';
import { smtpMailer, type SmtpSettings } from './smtpMailer.ts';

type MailerParts = Omit<SandboxMailerOptions, 'from'> & {
  smtp?: Pick<SmtpSettings, 'patienceMs' | 'messageMs'> | undefined;
};

export function mailerOf(config: Config, { smtp, ...parts }: MailerParts): Mailer {
  const { smtpUrl, mailFrom: from, googleSandbox } = config;
  if (smtpUrl !== null) return smtpMailer({ url: smtpUrl, from, ...smtp }, parts.clock);
  return googleSandbox ? sandboxMailer({ ...parts, from }) : silentMailer;
}
