/** Full text search over the documents of a user's contracts, by PostgreSQL. */
import { sql, type SQL } from 'drizzle-orm';
import { ALONE, foldLetters, foldWithPlaces, LIGATURES } from '../../contract/foldLetters.ts';
import type { Queries } from './database.ts';

/** Characters of a part: within it all words of a question must stand. Parts overlap a little, so that no sentence is cut. */
const PART = 4000;
const OVERLAP = 1000;
/** Parts that are looked at, and those of them that are ranked. A question that more of them answer is answered by these. */
const MOST_MATCHED = 2000;
const CONTRACTS_RANKED = 50;
const PARTS_OF_EACH = 2;
/** Between these, which no document holds, PostgreSQL gives the words back that it found. */
const MARKS = { start: '\u0002', stop: '\u0003' };

/** By language. Without one a document was read when there was only English. */
const CONFIGS = ['english', 'german', 'french', 'spanish', 'dutch'] as const;

/** A contract with the passage of its document that answers best. `start`: where the passage begins in the document's text, UTF-16 units. */
export type PassageHit = {
  contractId: string;
  name: string;
  documentId: string;
  passage: string;
  start: number;
  /** Within the passage. */
  marks: { start: number; end: number }[];
};

type HitRow = {
  contract_id: string;
  name: string | null;
  document_id: string;
  part: number;
  words: string;
  text: string;
  config: string;
};

/**
 * Takes in documents of contracts that were not taken in yet, of one user or of all, each word as it is written and without its marks. Answers
 * how many.
 */
export async function indexDocuments(queries: Queries, most: number, userId: string | null = null): Promise<number> {
  const { rows } = await queries.execute(sql`
    with missing as (
      select distinct on (c.document_id) c.document_id, c.analysis ->> 'language' as language from contract_documents c
      where not exists (select from document_words w where w.document_id = c.document_id and w.part = 0)
        ${userId === null ? sql`` : sql`and c.user_id = ${userId}`}
      limit ${most}
    ), taken as (
      select m.document_id, d.text, case m.language when 'de' then 'german' when 'fr' then 'french'
        when 'es' then 'spanish' when 'nl' then 'dutch' else 'english' end as config
      from missing m join documents d on d.id = m.document_id
    )
    insert into document_words (document_id, part, config, words)
    select document_id, part, config, to_tsvector(config::regconfig, words) ||
      case when lower(words) = folded then '' else to_tsvector(config::regconfig, folded) end
    from taken, generate_series(0, greatest(length(text) - 1, 0) / ${PART}::int) part,
      lateral (select substring(text from part * ${PART}::int + 1 for ${PART + OVERLAP}::int) as words) cut,
      lateral (select ${foldedInSql(sql`words`)} as folded) bare
    on conflict do nothing returning part`);
  return rows.filter(({ part }) => part === 0).length;
}

/** As `foldLetters` does it. */
function foldedInSql(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return LIGATURES.reduce(
    (folded, [letter, two]) => sql`replace(${folded}, ${letter}, ${two})`,
    sql`translate(${bare}, ${ALONE.of}, ${ALONE.as})`,
  );
}

/** Contracts whose name, parties, notes or tags hold every word, in whatever form, by name. */
export async function searchNames(
  queries: Queries,
  userId: string,
  words: readonly string[],
  most: number,
): Promise<{ contractId: string; name: string }[]> {
  if (words.length === 0) return [];
  const named = foldedInSql(sql`concat_ws(' ', known #>> '{known,values,name}', known #>> '{known,values,counterparty}',
    known #>> '{known,values,parties}', known #>> '{known,perhapsParties}', array_to_string(tags, ' '), notes)`);
  const all = sql.join(
    words.map((word) => sql`${named} like ${`%${foldLetters(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    sql` and `,
  );
  const { rows } = await queries.execute<{ id: string; name: string | null }>(sql`
    select id, known #>> '{known,values,name}' as name from contracts
    where user_id = ${userId} and deleted_at is null and joined_into is null and ${all} order by name, id limit ${most}`);
  return rows.map(({ id, name }) => ({ contractId: id, name: name ?? '' }));
}

/** Contracts whose documents answer the question, best first, each once. `question` is as people write it: words, "phrases", -without, or. */
export async function searchDocuments(
  queries: Queries,
  userId: string,
  question: string,
  most: number,
): Promise<PassageHit[]> {
  const found = (language: (typeof CONFIGS)[number]) => {
    // Written out, not sent as a value: each language has an index of its own, of which the planner must know that it fits.
    const config = sql.raw(`'${language}'`);
    const query = asked(config, question);
    // A question that no index answers, such as a word that is not wanted and nothing else, would be answered by everything.
    return sql`select document_id, part, config, ${query} as query from document_words
      where config = ${config} and words @@ ${query} and querytree(${query}) not in ('', 'T')`;
  };
  const options = `StartSel=${MARKS.start}, StopSel=${MARKS.stop}, MaxFragments=0, MinWords=12, MaxWords=35`;
  const answers = sql`
    with found as materialized (${sql.join(CONFIGS.map(found), sql` union all `)}), matched as (
      select c.contract_id, f.* from found f
      join contract_documents c on c.document_id = f.document_id and c.user_id = ${userId}
      join contracts k on k.id = c.contract_id and k.deleted_at is null and k.joined_into is null
      limit ${MOST_MATCHED}
    ), placed as (
      select *, dense_rank() over (order by contract_id) as place, row_number() over (partition by contract_id order by part) as nth from matched
    ), ranked as (
      select distinct on (p.contract_id) p.contract_id, p.document_id, p.part, p.config, p.query, ts_rank_cd(w.words, p.query, 1) as rank
      from placed p join document_words w on w.document_id = p.document_id and w.part = p.part
      where place <= ${CONTRACTS_RANKED} and nth <= ${PARTS_OF_EACH} order by p.contract_id, rank desc, p.part
    ), shown as materialized (
      select b.*, k.known #>> '{known,values,name}' as name, substring(d.text from part * ${PART}::int + 1 for ${PART + OVERLAP}::int) as text
      from (select * from ranked order by rank desc, contract_id limit ${most}) b
      join documents d on d.id = b.document_id join contracts k on k.id = b.contract_id
    )
    select contract_id, name, document_id, part, text, config, ts_headline(config::regconfig, text, query, ${options}) as words
    from shown order by rank desc, contract_id`;
  // Comparing words means reading them, which the planner takes for as cheap as comparing numbers: it would read every part there is.
  const { rows } = await queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return transaction.execute<HitRow>(answers);
  });
  const bare = await bareMarks(queries, question, rows, options);
  return rows.map(({ contract_id: contractId, name, document_id: documentId, part, text, words }, index) => {
    const asWritten = readMarks(words);
    const without = bare[index] ?? asWritten;
    const { passage, marks } = without.marks.length > asWritten.marks.length ? without : asWritten;
    // A part begins at a character, of which some are two units long: told from the text only where there are any before it.
    return {
      contractId,
      name: name ?? '',
      documentId,
      passage,
      marks,
      start: part * PART + Math.max(0, text.indexOf(passage)),
    };
  });
}

/** What is asked, in whatever letters: as it was typed, and without the marks above and below them. */
function asked(config: SQL, question: string): SQL {
  const typed = sql`websearch_to_tsquery(${config}, ${question})`;
  const bare = foldLetters(question);
  return bare === question.toLowerCase() ? typed : sql`(${typed} || websearch_to_tsquery(${config}, ${bare}))`;
}

/**
 * The passages again, found in texts without marks, in the letters of the document: `zoe` answers a question where the document has `Zoë`.
 * Null where a text has no marks.
 */
async function bareMarks(queries: Queries, question: string, rows: readonly HitRow[], options: string) {
  const texts = rows.map(({ text }) => foldWithPlaces(text));
  const differ = texts.flatMap(({ folded }, index) => (folded === rows[index]?.text.toLowerCase() ? [] : [index]));
  if (differ.length === 0) return [];
  const values = differ.map(
    (index) => sql`(${index}::int, ${rows[index]?.config}::regconfig, ${texts[index]?.folded}::text)`,
  );
  const query = sql`websearch_to_tsquery(config, ${foldLetters(question)})`;
  const { rows: found } = await queries.execute<{ nth: number; words: string }>(sql`
    select nth, ts_headline(config, text, ${query}, ${options}) as words from (values ${sql.join(values, sql`, `)}) t (nth, config, text)`);
  const byPlace = new Map(found.map(({ nth, words }) => [nth, readMarks(words)]));
  return rows.map(({ text }, index) => {
    const { folded, places } = texts[index] ?? { folded: '', places: [] };
    const hit = byPlace.get(index);
    const begin = hit ? folded.indexOf(hit.passage) : -1;
    if (!hit || begin < 0) return null;
    const placeOf = (at: number) => places[begin + at] ?? text.length;
    const [from, until] = [placeOf(0), placeOf(hit.passage.length)];
    const marks = hit.marks.map(({ start, end }) => ({ start: placeOf(start) - from, end: placeOf(end) - from }));
    return { passage: text.slice(from, until), marks };
  });
}

/** The passage without its marks, and where they were. */
export function readMarks(marked: string): { passage: string; marks: { start: number; end: number }[] } {
  const marks: { start: number; end: number }[] = [];
  let passage = '';
  let opened = 0;
  for (const piece of marked.split(new RegExp(`([${MARKS.start}${MARKS.stop}])`))) {
    if (piece === MARKS.start) opened = passage.length;
    else if (piece === MARKS.stop) marks.push({ start: opened, end: passage.length });
    else passage += piece;
  }
  return { passage, marks };
}
