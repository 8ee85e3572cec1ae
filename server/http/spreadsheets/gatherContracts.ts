/** All contracts of a user with what an export says of each, put together in short stretches. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { companyKeys } from '../../../contract/counterparty.ts';
import { listItem } from '../../../contract/listItem.ts';
import { mapInStretches } from '../../../sheets/pauses.ts';
import type { ExportedContract } from '../../../sheets/sheetColumns.ts';
import type { Queries } from '../../db/database.ts';
import { numbersOf } from '../../db/exportedContracts.ts';
import { loadListed } from '../../db/listedContracts.ts';
import { ourCompaniesOf } from '../../db/settings.ts';

/** The latest end first, from the trash or out of it, as of the user's day. */
export async function gatherContracts(
  queries: Queries,
  userId: string,
  { today, trash }: { today: CalendarDay; trash: boolean },
): Promise<ExportedContract[]> {
  const records = await loadListed(queries, userId, { trash });
  const ourKeys = companyKeys(await ourCompaniesOf(queries, userId));
  const numbers = await numbersOf(queries, userId);
  return mapInStretches(records, (record) => ({
    record,
    item: listItem(record, today, ourKeys),
    number: numbers.get(record.id) ?? null,
  }));
}
