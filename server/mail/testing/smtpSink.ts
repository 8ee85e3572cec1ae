/** A mail server for tests and soaks: keeps what it accepts, and can refuse, hang and cut connections as mail servers do. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `began` and `at`: when the connection was opened, and when the message was accepted; milliseconds. */
export type AcceptedMail = {
  messageId: string;
  to: string;
  subject: string;
  raw: string;
  began: number;
  at: number;
};

/** What becomes of the next message, asked when its data has come. 'lost answer': accepted, and the connection cut before it is said. */
export type Fate = 'accept' | 'refuse' | 'later' | 'hang' | 'cut' | 'lost answer';

/** What the server objects to before it has heard of a message: who connects, who sends, or passing on what is for other servers. */
export type Objection = 'client' | 'sender' | 'relaying';

export type SmtpSink = {
  url: string;
  accepted: AcceptedMail[];
  /** Set by tests; default: everything is accepted. */
  fate: (to: string) => Fate;
  /** Set by tests; default: nothing. */
  objectsTo: Objection | null;
  /** How long it takes to say that it has accepted a message, milliseconds; default: no time. */
  answerMs: () => number;
  close(): Promise<void>;
};

export async function startSmtpSink(): Promise<SmtpSink> {
  const accepted: AcceptedMail[] = [];
  const opened = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(session, done) {
      opened.set(session.id, Date.now());
      done(objection('client', 'Connections from your address are not accepted'));
    },
    onMailFrom: (_address, _session, done) => done(objection('sender', '5.7.1 Sender address rejected')),
    onRcptTo: (_address, _session, done) => done(objection('relaying', '5.7.1 Relay access denied')),
    onClose: ({ id }) => void opened.delete(id),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const fate = sink.fate(to);
        if (fate === 'hang') return;
        if (fate === 'accept' || fate === 'lost answer') {
          const at = Date.now();
          accepted.push({ ...headersOf(raw), to, raw, began: opened.get(session.id) ?? at, at });
        }
        if (fate === 'cut' || fate === 'lost answer') {
          cut(session.id);
          return;
        }
        if (fate === 'accept') setTimeout(done, sink.answerMs());
        else done(Object.assign(new Error('No'), { responseCode: fate === 'later' ? 451 : 550 }));
      });
    },
  });
  function objection(to: Objection, text: string): Error | null {
    return sink.objectsTo === to ? Object.assign(new Error(text), { responseCode: 554 }) : null;
  }
  // Connections that are cut in the middle are what it is for.
  server.on('error', () => undefined);
  function cut(sessionId: string): void {
    const connections = (
      server as unknown as { connections: Set<{ session: { id: string }; _socket: { destroy(): void } }> }
    ).connections;
    for (const each of connections) if (each.session.id === sessionId) each._socket.destroy();
  }
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening());
  });
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    fate: () => 'accept',
    objectsTo: null,
    answerMs: () => 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return sink;
}

function headersOf(raw: string): { messageId: string; subject: string } {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { messageId: of('message-id'), subject: of('subject') };
}
