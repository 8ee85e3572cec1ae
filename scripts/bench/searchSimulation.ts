/** How long searches of everybody's mailbox take, by Google's quotas and our own slots: minute by minute, without a single call. */
import { QUOTA_COSTS } from '../../server/google/quotaCosts.ts';
import { searchLimits } from '../../server/jobs/searchLimits.ts';

/** What Google gives a project and each of its users, units a minute. */
const PROJECT_PER_MINUTE = 1_200_000;
const USER_PER_MINUTE = 6000;
/** Mails that carry a document: it is fetched and read. */
const DOCUMENT_SHARE = 0.1;
/** What one process reads, documents a minute. Assumed: ten short PDFs a second; slow documents and small machines do less. */
const DOCUMENTS_PER_MINUTE = 600;
const MOST_MINUTES = 100_000;

export type SearchLoad = { users: number; mailsEach: number; processes: number };

/** Minutes until the last search has ended. Slots go by turns; a search spends what its own quota, the project's and the readers allow. */
export function minutesToSearchAll({ users, mailsEach, processes }: SearchLoad): number {
  const perMail = QUOTA_COSTS['gmail.messages.get'] + DOCUMENT_SHARE * QUOTA_COSTS['gmail.attachments.get'];
  const slots = processes * searchLimits.searchesAtOnce;
  const running: number[] = [];
  let waiting = users;
  for (let minute = 1; minute <= MOST_MINUTES; minute += 1) {
    while (running.length < slots && waiting > 0) {
      running.push(mailsEach);
      waiting -= 1;
    }
    const byProject = PROJECT_PER_MINUTE / perMail / running.length;
    const byReaders = (DOCUMENTS_PER_MINUTE * processes) / DOCUMENT_SHARE / running.length;
    const mails = Math.min(USER_PER_MINUTE / perMail, byProject, byReaders);
    for (let n = running.length - 1; n >= 0; n -= 1) {
      const left = (running[n] ?? 0) - mails;
      if (left <= 0) running.splice(n, 1);
      else running[n] = left;
    }
    if (running.length === 0 && waiting === 0) return minute;
  }
  return MOST_MINUTES;
}
