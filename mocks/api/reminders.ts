/** Reminders, the choice for one contract, mail and the bell. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  MailState,
  Message,
  Notices,
  Reminder,
  ReminderChoice,
  ReminderMessage,
  ReadNoticesRequest,
  StoppedAddress,
} from '../../src/api/generated/reminders.gen.ts';
import { WAITS } from '../../contract/messagesWait.ts';
import { plannedDigest } from '../../contract/digestLetter.ts';
import { changeChoice } from '../../contract/reminderChoice.ts';
import { contractInTrash } from '../../contract/refused.ts';
import { recordsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { recordOf } from '../changeRecord.ts';
import { findProblem } from '../checkBody.ts';
import { accountNow, answer, readBody, Refusal, signedIn, type SignedInCall } from '../operation.ts';
import { addressesOf, baseOf, keepTelling, letterFor, messageOf, tell, type World } from '../tell.ts';
import { keptChoice, type MockReminder, waits } from '../telling.ts';

const STATES = ['planned', 'sent', 'failed', 'stopped'];

export function reminderHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/reminders', signedIn(backend, listReminders)),
    http.post('*/api/reminders/test', signedIn(backend, sendTest)),
    http.get('*/api/reminders/:id', signedIn(backend, getReminder)),
    http.put('*/api/contracts/:id/reminders', signedIn(backend, putChoice)),
    http.get(
      '*/api/mail',
      signedIn(backend, () => answer<MailState>({ delivery: 'sandbox', from: null, problem: null, checkedAt: null })),
    ),
    http.get(
      '*/api/mail/stopped',
      signedIn(backend, (call) => answer(stoppedOf(call))),
    ),
    http.post('*/api/mail/send-again', signedIn(backend, sendAgain)),
    http.get(
      '*/api/notices',
      signedIn(backend, (call) => answer(noticesOf(call))),
    ),
    http.post('*/api/notices/read', signedIn(backend, readNotices)),
  ];
}

function listReminders(call: SignedInCall): Response {
  const state = new URL(call.request.url).searchParams.get('state');
  const problem = state === null ? null : findProblem(state, { type: 'string', enum: STATES }, 'state');
  if (problem) throw new Refusal(400, 'INVALID', `The request is not valid: ${problem}`);
  const { rows: told } = tell(call);
  const show = wireOf(call);
  const all = told.map(show);
  const rows = state === null ? all : all.filter((row) => row.state === state);
  const open = rows.filter((row) => row.state === 'planned').toSorted((a, b) => (urgency(a) < urgency(b) ? -1 : 1));
  const rest = rows
    .filter((row) => row.state !== 'planned')
    .toSorted((a, b) => ((a.due ?? '') > (b.due ?? '') ? -1 : 1));
  return answer<Reminder[]>([...open, ...rest].slice(0, 500));
}

/** Within one day what must be acted on first comes first. */
function urgency({ due, actBy }: Reminder): string {
  return `${due ?? ''} ${actBy ?? '9999-12-31'}`;
}

function getReminder(call: SignedInCall): Response {
  const row = tell(call).rows.find(({ id }) => id === call.param('id'));
  const message = row && composed(row, worldOf(call));
  if (!row || !message) throw new Refusal(404, 'NOT_FOUND', 'This reminder was not found.');
  const reminder = { ...wireOf(call)(row), subject: message.subject };
  return answer<ReminderMessage>({ reminder, from: null, html: message.html, text: message.text });
}

function sendTest(call: SignedInCall): Response {
  const telling = tell(call);
  const at = call.backend.now().toISOString();
  const letter = {
    subject: 'Messages arrive here',
    blocks: [{ kind: 'title' as const, text: 'This works' }],
    foot: ['You asked for it.'],
  };
  const none = { contractId: null, cycleEnd: null, actBy: null, daysBefore: null, monday: null };
  const times = { day: at.slice(0, 10), due: at, sentAt: at };
  const row = { ...none, ...times, subject: letter.subject, letter, kind: 'test' as const, address: call.user.email };
  const sent = { ...row, id: crypto.randomUUID(), state: 'sent' as const };
  keepTelling(call, { ...telling, rows: [...telling.rows, sent] });
  return answer<Message>({ message: 'This is a demo: the message is shown under Reminders, and was sent nowhere.' });
}

async function putChoice(call: SignedInCall): Promise<Response> {
  const body = await readBody<ReminderChoice>(call.request, 'putReminderChoice');
  const { id, deletedAt } = recordOf(call);
  if (deletedAt !== null) throw contractInTrash();
  const telling = tell(call);
  const choice = changeChoice(keptChoice(telling.choices[id]), body);
  keepTelling(call, { ...telling, choices: { ...telling.choices, [id]: choice } });
  return answer<ReminderChoice>({ ...choice, days: choice.days && [...choice.days] });
}

/** No mail server refuses anything here. */
function stoppedOf(call: SignedInCall): StoppedAddress[] {
  const { unsubscribed = [] } = accountNow(call).telling ?? {};
  return unsubscribed
    .toSorted((a, b) => (a.at > b.at ? -1 : 1))
    .map(({ address, at }) => ({
      address,
      why: 'unsubscribed',
      since: at,
      reason: null,
      own: address === call.user.email,
    }));
}

function sendAgain(call: SignedInCall): Response {
  if (!stoppedOf(call).some(({ own }) => own)) return answer(stoppedOf(call));
  if (!(call.user.confirmed ?? call.user.demo)) {
    const sentence = 'Please confirm your address first, under My account. Then we can send to it again.';
    throw new Refusal(409, 'NOT_CONFIRMED', sentence);
  }
  const { unsubscribed = [], ...telling } = tell(call);
  keepTelling(call, { ...telling, unsubscribed: unsubscribed.filter(({ address }) => address !== call.user.email) });
  tell(call);
  return answer(stoppedOf(call));
}

/** Every screen asks: in a scenario of thousands of contracts, planning in the page each time would keep it from being used. */
function noticesOf(call: SignedInCall): Notices {
  const { seed, telling } = accountNow(call);
  const { notices } = seed.endsWith('thousand') ? (telling ?? { notices: [] }) : tell(call);
  return { unread: notices.filter(({ read }) => !read).length, notices };
}

async function readNotices(call: SignedInCall): Promise<Response> {
  const { ids } = await readBody<ReadNoticesRequest>(call.request, 'readNotices');
  const telling = tell(call);
  const notices = telling.notices.map((each) =>
    ids === undefined || ids.includes(each.id) ? { ...each, read: true } : each,
  );
  keepTelling(call, { ...telling, notices });
  return answer(noticesOf(call));
}

function worldOf(call: SignedInCall): World {
  const account = accountNow(call);
  const records = recordsOf(account).filter(({ deletedAt }) => deletedAt === null);
  return { account, records, userAddresses: addressesOf(call), base: baseOf(call) };
}

function composed(row: MockReminder, world: World): { subject: string; html: string; text: string } | null {
  const { subject, html, text } = row;
  if (subject !== null && html && text) return { subject, html, text };
  const letter = row.letter ?? letterFor(row, world, row.day);
  return letter && messageOf(letter);
}

/** Shows rows, looking at the contracts once. */
function wireOf(call: SignedInCall): (row: MockReminder) => Reminder {
  const world = worldOf(call);
  const names = new Map(world.records.map(({ id, known }) => [id, known.values.name ?? '']));
  return (row) => {
    const { id, kind, state, day, due, address, contractId, cycleEnd, actBy, daysBefore, sentAt } = row;
    const contractName = contractId === null ? null : (names.get(contractId) ?? null);
    const planned = kind === 'digest' ? plannedDigest(day) : letterFor(row, world, day)?.subject;
    const subject = row.subject ?? planned ?? contractName ?? '';
    const unsent = waits(row, call.backend.now()) ? WAITS : null;
    const reason = state === 'sent' ? 'This is a demo: shown here, sent nowhere.' : unsent;
    const shown = {
      id,
      kind,
      day,
      due,
      address,
      subject,
      contractId,
      contractName,
      cycleEnd,
      actBy,
      daysBefore,
      sentAt,
    };
    return { ...shown, state: state === 'claimed' ? 'planned' : state, attempts: state === 'sent' ? 1 : 0, reason };
  };
}
