/** A contract with everything known of it, as the contract of the API shows it. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { companyKeys } from '../../../contract/counterparty.ts';
import { contractDetails } from '../../../contract/details.ts';
import { NOTHING_CHOSEN } from '../../../contract/reminderChoice.ts';
import { isSettled } from '../../../contract/reminderFacts.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import type { Queries } from '../../db/database.ts';
import { contracts, documents } from '../../db/schema/contracts.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import { loadChoices, planContract, toldOfContract } from '../../db/reminderPlans.ts';
import { listReminders } from '../../db/reminders.ts';
import { contractReminder } from '../reminders/reminderOnWire.ts';
import type { ContractDetails, ReminderChoice } from '../wire.gen.ts';

const MOST_REMINDERS = 100;
const PDF = 'application/pdf';

export async function detailsOnWire(
  queries: Queries,
  userId: string,
  record: ContractRecord,
  { today, now }: { today: CalendarDay; now: Date },
): Promise<ContractDetails> {
  await planContract(queries, userId, record, now);
  const rows = await listReminders(queries, userId, { contractId: record.id, most: MOST_REMINDERS });
  const settled: Parameters<typeof contractReminder>[1] = (chance) => isSettled(record, chance);
  return {
    ...(await detailsUnplanned(queries, userId, record, today)),
    reminders: rows.map((row) => contractReminder(row, settled)),
    reminderChoice: await choiceOf(queries, userId, record.id),
    whoIsTold: await toldOfContract(queries, userId, record),
  };
}

/** The same without its reminders: of a contract as it would be, of which nobody is told. */
export async function detailsUnplanned(
  queries: Queries,
  userId: string,
  record: ContractRecord,
  today: CalendarDay,
): Promise<ContractDetails> {
  const paged = await withPages(queries, record);
  const ourKeys = companyKeys(await ourCompaniesOf(queries, userId));
  const related = record.related.map(({ contractId }) => contractId);
  const namesOfRelated = await namesOf(queries, userId, related);
  return contractDetails(paged, today, { ourKeys, reminders: [], namesOfRelated });
}

async function choiceOf(queries: Queries, userId: string, contractId: string): Promise<ReminderChoice> {
  const choice = (await loadChoices(queries, userId)).get(contractId) ?? NOTHING_CHOSEN;
  return { ...choice, days: choice.days && [...choice.days] };
}

/** The pages of the passages, counted in the text that the offsets refer to. Only a PDF has pages. */
async function withPages(queries: Queries, record: ContractRecord): Promise<ContractRecord> {
  const pdfs = record.documents.filter(({ mediaType }) => mediaType === PDF).map(({ id }) => id);
  if (pdfs.length === 0) return record;
  const rows = await queries
    .select({ id: documents.id, text: documents.text })
    .from(documents)
    .where(inArray(documents.id, pdfs));
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return {
    ...record,
    documents: record.documents.map((document) => {
      const text = texts.get(document.id);
      if (text === undefined) return document;
      const evidence = document.reading.evidence.map((each) => ({ ...each, page: pageAt(text, each.start) }));
      return { ...document, reading: { ...document.reading, evidence } };
    }),
  };
}

function pageAt(text: string, start: number | null): number | null {
  if (start === null || start > text.length) return null;
  let page = 1;
  for (let at = text.indexOf('\f'); at >= 0 && at < start; at = text.indexOf('\f', at + 1)) page += 1;
  return page;
}

async function namesOf(queries: Queries, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: contracts.id, known: contracts.known })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.joinedInto), inArray(contracts.id, [...ids])));
  return new Map(rows.map(({ id, known }) => [id, known?.known.values.name ?? '']));
}
