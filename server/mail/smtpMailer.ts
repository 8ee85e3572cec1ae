/** Messages by SMTP. Temporary failures and refusals are told apart by the server's own code; the rest is trouble with reaching it. */
import { createTransport } from 'nodemailer';
import { MailFailure, type Mailer, type MailState } from './mailer.ts';
import { toMessage } from './toMessage.ts';

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  from: string;
  /** Milliseconds that connecting, the greeting, and every silence may take. */
  patienceMs?: number;
  /** Milliseconds that one message may take in all. */
  messageMs?: number;
};

const PATIENCE_MS = 20_000;
const MESSAGE_MS = 60_000;

export function smtpMailer(settings: SmtpSettings, clock: () => Date = () => new Date()): Mailer {
  const { url, from, patienceMs = PATIENCE_MS, messageMs = MESSAGE_MS } = settings;
  const state: MailState = { from, problem: null, checkedAt: null };
  const open = () =>
    createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });

  /** A connection of its own for each: one that hangs is cut off and keeps no other waiting. */
  async function withTransport<T>(act: (transport: ReturnType<typeof open>) => Promise<T>): Promise<T> {
    const transport = open();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), messageMs);
    });
    try {
      const done = await Promise.race([act(transport), late]);
      state.problem = null;
      return done;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.ofServer) state.problem = failure.message;
      throw failure;
    } finally {
      clearTimeout(timer);
      state.checkedAt = clock();
      transport.close();
    }
  }

  return {
    delivery: async () => 'smtp',
    async send(_userId, mail) {
      await withTransport((transport) => transport.sendMail(toMessage(from, mail)));
    },
    state: () => state,
    async check() {
      await withTransport((transport) => transport.verify()).catch(() => undefined);
    },
    close: () => undefined,
  };
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string };

/** Said at a recipient, and yet not about the recipient: the server passes nothing on for us, whoever it is for. */
const NO_RELAYING = /\brelay|authentication (?:is )?required/i;

function failureOf(error: unknown): MailFailure {
  return refusalOf(error as SmtpError) ?? troubleOfServer(error as SmtpError);
}

/** What is about this address or this message. Null where the server would have taken no message at all. */
function refusalOf({ code = '', responseCode = 0, command, response = '' }: SmtpError): MailFailure | null {
  if (code === 'EENVELOPE' && command === 'API') {
    return new MailFailure('We can’t send messages to this address. Please check it.', false);
  }
  const ofAddress = command === 'RCPT TO' && !NO_RELAYING.test(response);
  if (responseCode < 400 || (!ofAddress && command !== 'DATA')) return null;
  if (responseCode < 500)
    return new MailFailure(`The mail server asked us to try again later (${responseCode}).`, true);
  return new MailFailure(`The mail server refused the message for this address (${responseCode}).`, false);
}

const trouble = (sentence: string) => new MailFailure(sentence, true, true);

function troubleOfServer({ code = '', responseCode = 0, command }: SmtpError): MailFailure {
  const said = responseCode > 0 ? ` (${responseCode})` : '';
  if (code === 'EAUTH') return trouble(`The mail server does not accept the name and password of SMTP_URL${said}.`);
  if (responseCode >= 400 && responseCode < 500) return trouble(`The mail server asked us to try again later${said}.`);
  if (command === 'RCPT TO') {
    return trouble(
      `The mail server passes no messages on for us${said}. Please check SMTP_URL, its name and password included.`,
    );
  }
  if (command === 'MAIL FROM')
    return trouble(`The mail server doesn’t accept the sender${said}. Please check MAIL_FROM and SMTP_URL.`);
  if (responseCode >= 500) return trouble(`The mail server turned us away${said}. Please ask whoever runs it why.`);
  if (code === 'ETLS') return trouble('We couldn’t make a private connection to the mail server: TLS failed.');
  if (code === 'EDNS') return trouble('The mail server was not found under the name in SMTP_URL.');
  return trouble('The mail server could not be reached, or did not answer in time.');
}
