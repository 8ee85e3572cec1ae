import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { schema } from './schema/schema.ts';
import { openNewDatabase } from './testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openNewDatabase();
});
afterAll(() => database.close());

it('has migrations that make exactly the tables of the schema', async () => {
  const migrated = await catalogue(database);
  const fromSchema = await openNewDatabase('template0');
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))) {
    await fromSchema.pool.query(statement);
  }
  const wanted = await catalogue(fromSchema);
  await fromSchema.close();
  expect(migrated).toEqual(wanted);
});

it('a second run of the migrations applies none of them again', async () => {
  expect(await migrate(database.pool)).toEqual([]);
});

it('refuses a database that a newer version has written', async () => {
  await database.pool.query("insert into schema_migrations (name, sha256) values ('9999_future.sql', '')");
  await expect(migrate(database.pool)).rejects.toThrow('newer version');
  await database.pool.query("delete from schema_migrations where name = '9999_future.sql'");
});

it('lets several processes start at once on an empty database', async () => {
  const empty = await openNewDatabase('template0');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(empty.pool)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await empty.close();
});

it('keeps a calendar day a string and a count a number', async () => {
  const { rows } = await database.queries.execute(sql`select date '2028-02-29' as day, count(*) as number from users`);
  expect(rows[0]).toEqual({ day: '2028-02-29', number: 0 });
});

/** Every column, index and constraint of our tables, one line each. */
async function catalogue({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'schema_migrations'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> coalesce(to_regclass('schema_migrations'), 0)
    order by 1`);
  return rows.map((row) => row.line);
}
