/** Rows for the benchmarks, put straight into the database. */
import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Database } from '../../server/db/database.ts';
import { addFoundContracts } from '../../server/http/testFoundContracts.ts';

/** `count` contracts for each of the users, renewing over the two years around today; every tenth without a date, every seventh without a value. */
export async function seedContracts(
  { pool }: Pick<Database, 'pool'>,
  userIds: readonly string[],
  count: number,
  /** How often a word of five letters stands in each document. */
  words = 400,
): Promise<void> {
  await pool.query(
    // Each has the same file of one empty page: the contract's page shows it, and a file that can't be shown would be an error there.
    `with made as (
       insert into documents (id, user_id, sha256, name, media_type, bytes, text, created_at)
       select gen_random_uuid(), u, sha256(('seed ' || n)::bytea), 'Agreement ' || n, 'application/pdf', $4::bytea, repeat('text ', $3), now()
       from unnest($1::uuid[]) u, generate_series(1, $2::int) n
       returning id, user_id, substr(name, 11)::int as n
     ), found as (
       select id as document_id, user_id, gen_random_uuid() as contract_id, n, 'Services agreement ' || n || ' with Supplier ' || (n % 250) as name,
         jsonb_build_object('isContract', true, 'title', null, 'parties', jsonb_build_array('Brightwater Ltd', 'Supplier ' || (n % 250)),
           'amount', case when n % 7 = 0 then null else (n % 900) * 125 end, 'currency', 'USD', 'amountPeriod', 'year',
           'agreementDate', null, 'effectiveDate', null, 'perpetual', false,
           'termEnd', case when n % 10 = 0 then null else current_date + ((n * 37) % 730 - 365)::int end, 'autoRenews', n % 2 = 0,
           'renewalDate', null, 'noticeBy', null, 'noticePeriod', '{"n": 30, "unit": "day"}'::jsonb,
           'renewalTerm', case when n % 2 = 0 then '{"n": 12, "unit": "month"}'::jsonb end, 'evidence', '[]'::jsonb, 'alternatives', '[]'::jsonb
         ) as analysis
       from made
     ), contracts_made as (
       insert into contracts (id, user_id, source, source_location, created_at, updated_at)
       select contract_id, user_id, 'gmail', 'load@example.com', now(), now() from found
     )
     insert into contract_documents (contract_id, document_id, user_id, name, source, analysis, sightings, added_at)
     select contract_id, document_id, user_id, name, 'gmail', analysis, '[]', now() from found`,
    [userIds, count, words, await emptyPage()],
  );
}

async function emptyPage(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return Buffer.from(await pdf.save());
}

/** Results of a finished search, each with a document of 40 kB. Answers them as the wizard would upload them. */
export async function seedFoundContracts(database: Database, userId: string, count: number) {
  const names = Array.from({ length: count }, (_, index) => `Found agreement ${index}`);
  const { ids } = await addFoundContracts(
    database,
    userId,
    names.map((name) => ({ name, bytes: randomBytes(40_000), text: `The text of ${name}. `.repeat(200) })),
  );
  return ids.map((id, index) => ({
    id,
    name: names[index] ?? '',
    selected: true,
    scanned: true,
    renewalDate: '2027-03-31',
    amount: 12_000,
    parties: ['Brightwater Ltd', 'Northwind Inc'],
  }));
}
