/** What the mail server has accepted, against what had to be sent. */
import type { AcceptedMail } from '../../../server/mail/testing/smtpSink.ts';
import { ACT_BY, type TellingAccount } from './tellingAccount.ts';

/** True milliseconds. A message that was on its way when a decision was acknowledged cannot be called back. */
const ON_ITS_WAY_MS = 1000;

export type Row = { id: string; contract_id: string; days_before: number; act_by: string; state: string };

export type Sent = {
  messages: number;
  /** Accepted once more, as the same message: the server's answer or the process was lost before it was noted. */
  again: number;
  /** Connections opened after the decision was acknowledged, by a process that had looked before; the longest, milliseconds. */
  onTheirWay: number;
  longest: number;
  wrong: string[];
};

/** `begun`: when each morning began, by its days before, true milliseconds. */
export function sentRight(
  { names, decided }: TellingAccount,
  rows: readonly Row[],
  accepted: readonly AcceptedMail[],
  begun: ReadonlyMap<number, number>,
): Sent {
  const wrong: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const idsOf = new Map<string, Set<string>>();
  let [onTheirWay, longest] = [0, 0];
  const reminders = accepted.filter(({ messageId }) => messageId.startsWith('<reminder.'));
  for (const { messageId, subject, began } of reminders) {
    const row = byId.get(/^<reminder\.([^@]+)@/.exec(messageId)?.[1] ?? '');
    const name = names.get(row?.contract_id ?? '');
    if (!row || name === undefined || !subject.includes(name)) {
      wrong.push(`A message belongs to no row: ${messageId}, ${subject}.`);
      continue;
    }
    if (row.act_by !== ACT_BY) wrong.push(`${name} is told of ${row.act_by}.`);
    const key = keyOf(row.contract_id, row.days_before);
    idsOf.set(key, (idsOf.get(key) ?? new Set()).add(messageId));
    const late = began - (decided.get(row.contract_id)?.acknowledged ?? Number.POSITIVE_INFINITY);
    if (late > 0) [onTheirWay, longest] = [onTheirWay + 1, Math.max(longest, late)];
    if (late > ON_ITS_WAY_MS) wrong.push(`${name} was told of ${late} ms after the decision.`);
  }
  for (const id of names.keys()) {
    for (const daysBefore of begun.keys()) {
      const ids = idsOf.get(keyOf(id, daysBefore))?.size ?? 0;
      const isDue = (begun.get(daysBefore) ?? 0) < (decided.get(id)?.asked ?? Number.POSITIVE_INFINITY);
      const isDecidedMeanwhile = isDue && decided.has(id) && isLast(begun, daysBefore, decided.get(id)?.asked ?? 0);
      if (ids > 1) wrong.push(`${names.get(id)} was told ${ids} times of ${daysBefore} days.`);
      if (ids === 0 && isDue && !isDecidedMeanwhile) wrong.push(`${names.get(id)} was not told of ${daysBefore} days.`);
    }
  }
  return { messages: reminders.length, again: reminders.length - count(idsOf), onTheirWay, longest, wrong };
}

/** Was that morning the one under way then? Both is right: told before the decision, or not told. */
function isLast(begun: ReadonlyMap<number, number>, daysBefore: number, at: number): boolean {
  const began = begun.get(daysBefore) ?? 0;
  return began <= at && [...begun.values()].every((other) => other <= began || other > at);
}

function count(idsOf: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...idsOf.values()].reduce((sum, ids) => sum + ids.size, 0);
}

function keyOf(contractId: string, daysBefore: number): string {
  return `${contractId} ${daysBefore}`;
}
