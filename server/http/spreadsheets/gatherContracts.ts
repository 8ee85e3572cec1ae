/** All contracts of a user with what an export says of each, put together in short stretches. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { companyKeys } from '../../../contract/counterparty.ts';
import { listItem } from '../../../contract/listItem.ts';
import type { ListedRecord } from '../../../contract/record.ts';
import { mapInStretches } from '../../../sheets/pauses.ts';
import type { ExportedContract } from '../../../sheets/sheetColumns.ts';
import type { Queries } from '../../db/database.ts';
import { listedInParts, numbersOf } from '../../db/exportedContracts.ts';
import { ourCompaniesOf } from '../../db/settings.ts';

/** In the order of the ids, from the trash or out of it, as of the user's day. */
export async function gatherContracts(
  queries: Queries,
  userId: string,
  { today, trash }: { today: CalendarDay; trash: boolean },
): Promise<ExportedContract[]> {
  const records: ListedRecord[] = [];
  for await (const part of listedInParts(queries, userId, trash)) records.push(...part);
  const ourKeys = companyKeys(await ourCompaniesOf(queries, userId, records));
  const numbers = await numbersOf(queries, userId);
  return mapInStretches(records, (record) => ({
    record,
    item: listItem(record, today, ourKeys),
    number: numbers.get(record.id) ?? null,
  }));
}
