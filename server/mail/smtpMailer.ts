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
      if (isTroubleOfServer(error)) state.problem = failure.message;
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

type SmtpError = { code?: string; responseCode?: number };

/** Not about this one message: the server cannot be reached, or does not let us in. */
function isTroubleOfServer(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as SmtpError;
  return code !== 'EENVELOPE' && code !== 'EMESSAGE' && !(responseCode >= 450 && responseCode < 560 && code === '');
}

function failureOf(error: unknown): MailFailure {
  const { code = '', responseCode = 0 } = error as SmtpError;
  const said = responseCode > 0 ? ` (${responseCode})` : '';
  if (code === 'EAUTH') {
    return new MailFailure(`The mail server does not accept the name and password of SMTP_URL${said}.`, true);
  }
  if (responseCode >= 500)
    return new MailFailure(`The mail server refused the message for this address${said}.`, false);
  if (responseCode >= 400) {
    return new MailFailure(`The mail server asked us to try again later${said}.`, true);
  }
  if (code === 'EENVELOPE') return new MailFailure('We can’t send messages to this address. Please check it.', false);
  if (code === 'ETLS')
    return new MailFailure('We couldn’t make a private connection to the mail server: TLS failed.', true);
  if (code === 'EDNS') return new MailFailure('The mail server was not found under the name in SMTP_URL.', true);
  return new MailFailure('The mail server could not be reached, or did not answer in time.', true);
}
