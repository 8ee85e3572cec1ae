/** For kill rounds: a database as an earlier version left it, with a user, a finished search and contracts that every later version must still have. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ProcessSearchResponse } from '../../server/http/wire.gen.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import type { TestProcess } from '../../server/testProcess.ts';

const CONTRACTS = 20;

/** What an earlier version has said yes to. */
export type Kept = { token: string; contracts: string[]; search: { id: string; found: string } };

/** As jobs write it, of a document that says nothing. */
const ANALYSIS = `{"isContract": true, "title": null, "parties": [], "amount": null, "currency": null, "amountPeriod": null,
  "agreementDate": null, "effectiveDate": null, "termEnd": null, "perpetual": false, "autoRenews": null, "renewalDate": null,
  "renewalTerm": null, "noticePeriod": null, "noticeBy": null, "evidence": [], "alternatives": []}`;

const OF_THE_FIRST_VERSION = `insert into contracts (id, user_id, document_id, name, parties, renewal_date, source, created_at, updated_at)
  values ($1, $2, $3, $4, '{}', '2027-03-01', 'gmail', now(), now())`;
/** Since 0030. */
const WITH_DOCUMENTS_APART = `with made as (insert into contracts (id, user_id, source, created_at, updated_at)
  values ($1, $2, 'gmail', now(), now()) returning id, user_id)
  insert into contract_documents (contract_id, document_id, user_id, name, source, analysis, sightings, added_at)
  select id, $3, user_id, $4, 'gmail', $5, '[]', now() from made`;

/** Applies the first `count` migrations to an empty database and fills it.  */
export async function makeOlderDatabase(url: string, count: number): Promise<Kept> {
  const { pool, close } = openDatabase(url, { max: 2 });
  try {
    const names = (await readMigrations()).map(({ name }) => name);
    const later = names.slice(count);
    await migrate(pool, new Set(names.slice(0, names.length - later.length)));
    const { userId, token } = await addUser(pool);
    const addDocument = async (name: string) => {
      const [id, bytes] = [randomUUID(), Buffer.from(`%PDF-1.7 ${name}`)];
      await pool.query(
        `insert into documents (id, user_id, sha256, name, media_type, bytes, text, created_at)
         values ($1, $2, $3, $4, 'application/pdf', $5, $4, now())`,
        [id, userId, createHash('sha256').update(bytes).digest(), name, bytes],
      );
      return id;
    };
    const contracts: string[] = [];
    const apart = (await pool.query("select to_regclass('contract_documents') as there")).rows[0].there !== null;
    for (let number = 1; number <= CONTRACTS; number += 1) {
      const id = randomUUID();
      const values = [id, userId, await addDocument(`Lease ${number}`), `Lease ${number}`];
      await pool.query(apart ? WITH_DOCUMENTS_APART : OF_THE_FIRST_VERSION, apart ? [...values, ANALYSIS] : values);
      contracts.push(id);
    }
    const search = { id: randomUUID(), found: randomUUID() };
    await pool.query(
      `insert into searches (id, user_id, criteria, status, phase, warnings, created_at, updated_at, finished_at)
       values ($1, $2, '{}', 'COMPLETED', 'done', '{}', now(), now(), now())`,
      [search.id, userId],
    );
    await pool.query(
      `insert into found_contracts (id, search_id, user_id, document_id, name, source, size, parties, analysis, sightings)
       values ($1, $2, $3, $4, 'Found before', 'gmail', 100, '{}', $5, '[]')`,
      [search.found, search.id, userId, await addDocument('Found before'), ANALYSIS],
    );
    return { token, contracts, search };
  } finally {
    await close();
  }
}

/** A user who is signed in, written with the columns that there are: today's schema names some that an older database does not have. */
async function addUser(pool: Pool): Promise<{ userId: string; token: string }> {
  const [userId, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const user = [userId, 'mara@brightwater.example'];
  await pool.query("insert into users (id, email, password_hash, created_at) values ($1, $2, 'none', now())", user);
  // Since 0060.
  const { rowCount } = await pool.query(
    "select from pg_attribute where attrelid = 'sessions'::regclass and attname = 'last_seen_at'",
  );
  const [columns, values] = rowCount === 0 ? ['', ''] : [', id, last_seen_at', ', gen_random_uuid(), now()'];
  await pool.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at${columns})
     values ($1, $2, now(), now() + interval '1 day'${values})`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return { userId, token };
}

/** What of it is missing or there twice, as sentences; and whether the schema is the newest, with each migration applied once. */
export async function judgeOlderDatabase(service: TestProcess, url: string, kept: Kept | null): Promise<string[]> {
  const wrong = await judgeMigrations(url);
  if (kept === null) return wrong;
  const { token, search } = kept;
  const found = await service.call('POST', `/api/gmail/process/${search.id}`, { token });
  const { contracts = [] } = (await found.json()) as Partial<ProcessSearchResponse>;
  if (contracts.length !== 1) wrong.push(`The search of before has ${contracts.length} results (${found.status}).`);
  const body = { contracts: [{ id: search.found, name: 'Found before' }] };
  const uploaded = await service.call('POST', '/api/contracts/batch', { token, body });
  if (!uploaded.ok) wrong.push(`What was found before cannot be uploaded: ${uploaded.status}.`);
  const answer = await service.call('GET', '/api/contracts', { token });
  const list = (answer.ok ? await answer.json() : []) as { id: string; name: string }[];
  const there = new Set(list.map(({ id }) => id));
  const lost = kept.contracts.filter((id) => !there.has(id));
  if (lost.length > 0) wrong.push(`${lost.length} contracts of before are lost (${answer.status}).`);
  if (list.length !== kept.contracts.length + 1)
    wrong.push(`${list.length} contracts of ${kept.contracts.length + 1}.`);
  const download = await service.call('GET', `/api/contracts/${kept.contracts[0]}/download`, { token });
  if ((await download.text()) !== '%PDF-1.7 Lease 1') wrong.push(`A document of before is not what it was.`);
  return wrong;
}

async function judgeMigrations(url: string): Promise<string[]> {
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
    const [applied, wanted] = [rows, await readMigrations()].map((list) => list.map(({ name }) => name).join());
    return applied === wanted ? [] : [`Migrations applied: ${applied}; wanted: ${wanted}.`];
  } finally {
    await close();
  }
}
