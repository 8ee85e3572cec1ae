/** Files of a drive that changed after a contract was made of them: a find in such a file is told with that contract. */
import { sql } from 'drizzle-orm';
import type { Sighting } from '../domain/sightings.ts';
import type { Queries } from './database.ts';

export type EarlierVersion = { id: string; name: string };

type Seen = { id: string; sightings: readonly Sighting[] };

/** By the ids of the finds: the contract that was made of the same file last. One in the trash counts for none. */
export async function findEarlierVersions(
  queries: Queries,
  databaseId: string,
  finds: readonly Seen[],
): Promise<Map<string, EarlierVersion>> {
  const itemsOf = ({ sightings }: Seen) =>
    sightings.filter(({ source }) => source === 'drive').map(({ itemId }) => itemId);
  const items = [...new Set(finds.flatMap(itemsOf))];
  if (items.length === 0) return new Map();
  const { rows } = await queries.execute<EarlierVersion & { item: string }>(sql`
    select distinct on (place ->> 'itemId') place ->> 'itemId' as item, c.id,
      coalesce(c.known #>> '{known,values,name}', d.name) as name
    from contract_documents d
      cross join lateral jsonb_array_elements(d.sightings) place
      join contracts c on c.id = d.contract_id and c.deleted_at is null
    where d.user_id = ${databaseId} and place ->> 'source' = 'drive'
      and place ->> 'itemId' in (select jsonb_array_elements_text(${JSON.stringify(items)}::jsonb))
    order by place ->> 'itemId', d.added_at desc`);
  const byItem = new Map(rows.map(({ item, id, name }) => [item, { id, name }]));
  return new Map(
    finds.flatMap((find) => {
      const earlier = itemsOf(find).flatMap((item) => byItem.get(item) ?? [])[0];
      return earlier ? [[find.id, earlier] as const] : [];
    }),
  );
}
