/** What an import makes of each row: a new contract, a change to one that is known, nothing, or a refusal with its reason. */
import { type Actor, type Changed, type Said, sayValues } from '../contract/changes.ts';
import { type ContractRecord, newRecord } from '../contract/record.ts';
import { Refused } from '../contract/refused.ts';
import { typedOwner } from '../contract/typedOwner.ts';
import { sameValue } from '../contract/values.ts';
import { type AlikeContract, type AlikeContracts, alikeOf, fold, shownCounterparty } from './alikeContracts.ts';
import type { RowValues, SheetRow } from './readRow.ts';
import { namesOf, safeText, textOfCell } from './sheetText.ts';
import type { Alike, Several } from './sheetTypes.ts';

/** By what a row is recognised, and the contract that it is. */
export type SheetKey = { key: string; contractId: string; number: string | null };
export type RowPlan = {
  row: number;
  name: string;
  /** What was read in the row, whatever became of it. */
  values: RowValues;
  outcome: 'create' | 'update' | 'same' | 'refused';
  reasons: string[];
  changed: Changed | null;
  keys: SheetKey[];
  /** Of one that no key belongs to: a contract that it could be. */
  alike: AlikeContract | null;
  /** The names of the contracts that it fits equally, where it fits several. */
  several: string[];
};
export type Known = {
  records: ReadonlyMap<string, ContractRecord>;
  /** Contract ids by key. */
  keys: ReadonlyMap<string, string>;
  ourKeys: ReadonlySet<string>;
  /** Contracts that can be told by name or by their terms, as far as rows ask for them: see `alikeContracts`. */
  alike: AlikeContracts;
  /** Whether a row that is called like one of them is that contract. */
  alikeIs?: Alike | undefined;
  /** Whether a row that has the other side and the term of one of another name is that contract. */
  sameTermsIs?: Alike | undefined;
  /** What becomes of a row that fits several of them. */
  severalAre?: Several | undefined;
};

/** The key of each row, in their order. Rows without a number that look the same are told apart by their order. */
export function keysOfRows(rows: readonly SheetRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ id, number, values }) => {
    if (number !== null) return `n:${fold(number)}`;
    if (id !== null) return `n:perennial ${id.toLowerCase()}`;
    const { name = '', counterparty = '', from = '' } = values;
    const key = `r:${[fold(name), fold(counterparty), from].join('|')}`.slice(0, 1100);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}#${before + 1}`;
  });
}

/** Plans one row after the other: two of them that are the same contract are not both taken. */
export function rowPlanner(known: Known, actor: Actor, newId: () => string): (row: SheetRow, key: string) => RowPlan {
  const taken = new Map<string, number>();
  const twins = new Map<string, number>();
  return (row, key) => {
    const own = row.id === null ? undefined : known.records.get(row.id.toLowerCase());
    const knownId = own?.id ?? known.keys.get(key);
    const { alike, several } = knownId === undefined ? alikeOf(row, known.alike, taken) : { alike: null, several: [] };
    const alikeIs = alike?.by === 'name' ? known.alikeIs : known.sameTermsIs;
    const recordId = knownId ?? (alikeIs === 'update' ? alike?.id : undefined);
    const record = recordId === undefined ? undefined : known.records.get(recordId);
    const name = row.values.name ?? record?.known.values.name ?? '';
    const refuse = (...reasons: string[]): RowPlan => ({
      row: row.row,
      name,
      values: row.values,
      outcome: 'refused',
      reasons,
      changed: null,
      keys: [],
      alike: null,
      several: [],
    });
    if (row.problems.length > 0) return refuse(...row.problems);
    const same = taken.get(record?.id ?? key);
    const twin = record || row.number !== null ? undefined : twins.get(saysOf(row));
    if (twin !== undefined)
      return refuse(`It says the same as row ${twin}. If it is another contract, give each a number of its own.`);
    if (same !== undefined) return refuse(`It is the same contract as row ${same}.`);
    taken.set(record?.id ?? key, row.row);
    twins.set(saysOf(row), row.row);
    if (recordId !== undefined && !record) return refuse('Its contract has been joined to another one.');
    if (record && record.deletedAt !== null) return refuse('Its contract is in the trash. Restore it first.');
    if (record && !own && alike === null && !recognisable(row, record, known.ourKeys)) {
      return refuse(`Its number belongs to “${record.known.values.name ?? ''}” here, which is another contract.`);
    }
    if (!record && !row.values.name) return refuse('It has no contract name.');
    if (!record && isTotal(row)) return refuse('It looks like a total, and not like a contract.');
    if (several.length > 0 && known.severalAre === 'leave') {
      return refuse(`It fits ${namesOf(several)} equally. Change the right one on its own page.`);
    }
    try {
      const start = record ?? newRecord(newId(), 'sheet', actor.when);
      const changed = sayValues(start, record ? news(row, record, known.ourKeys) : saidOf(row, null), actor);
      const made = record ? changed : { ...changed, record: { ...changed.record, version: 1 } };
      const outcome = !record ? 'create' : changed.history.length > 0 ? 'update' : 'same';
      const keys =
        known.keys.get(key) === start.id || (own && row.number === null)
          ? []
          : [{ key, contractId: start.id, number: row.number }];
      return {
        row: row.row,
        name,
        values: row.values,
        outcome,
        reasons: [],
        changed: made,
        keys,
        alike,
        several,
      };
    } catch (error) {
      if (error instanceof Refused) return refuse(error.message);
      throw error;
    }
  };
}

/** All that a row says, wherever it stands. */
const saysOf = ({ row: _row, ...said }: SheetRow) => JSON.stringify(said);

const TOTAL =
  /^(?:(?:grand |sub[- ]?|overall )?totals?|total (?:amount|value|cost)s?|sum|summe|gesamt(?:summe|betrag)?|zwischensumme)\s*:?$/i;

/** The last line of many registers: its name says so, and beside it stands nothing but money. */
function isTotal({ values, ownerName, ownerEmail }: SheetRow): boolean {
  const others = Object.keys(values).filter((field) => !['name', 'amount', 'currency', 'amountPeriod'].includes(field));
  return TOTAL.test(values.name?.trim() ?? '') && others.length === 0 && (ownerName ?? ownerEmail) === undefined;
}

/** A number alone could be that of another sheet: the name or the other side must be the same, too. */
function recognisable({ values }: SheetRow, record: ContractRecord, ourKeys: ReadonlySet<string>): boolean {
  const { name, counterparty } = values;
  const there = record.known.values;
  if (name === undefined || fold(name) === fold(there.name ?? '')) return true;
  return counterparty !== undefined && fold(counterparty) === fold(shownCounterparty(record, ourKeys) ?? '');
}

function saidOf(row: SheetRow, record: ContractRecord | null): Said {
  const { ownerName, ownerEmail, tags, notes } = row;
  const { name = null, email = null } = record?.owner ?? {};
  const typed = typedOwner(ownerName, ownerEmail);
  const owner = { name: typed.name ?? name, email: typed.email ?? email };
  return {
    values: row.values,
    ...(ownerName === undefined && ownerEmail === undefined ? {} : { owner }),
    ...(tags === undefined ? {} : { tags }),
    ...(notes === undefined ? {} : { notes }),
  };
}

/** Only what differs from what the contract shows: what was read in a document stays read, and only a change is entered. */
function news(row: SheetRow, record: ContractRecord, ourKeys: ReadonlySet<string>): Said {
  const there: Record<string, unknown> = { ...record.known.values, counterparty: shownCounterparty(record, ourKeys) };
  const values = Object.fromEntries(
    Object.entries(row.values).filter(([field, value]) => !sameValue(asInSheet(there[field]), asInSheet(value))),
  );
  const said = saidOf(row, record);
  return {
    values,
    ...(said.owner === undefined || sameValue(said.owner, record.owner) ? {} : { owner: said.owner }),
    ...(said.tags === undefined || sameValue(said.tags, record.tags.map(asInSheet)) ? {} : { tags: said.tags }),
    ...(said.notes === undefined || said.notes === asInSheet(record.notes) ? {} : { notes: said.notes }),
  };
}

/** A value as it comes back from a sheet, which keeps neither control characters nor blanks at the ends. */
function asInSheet(value: unknown): unknown {
  if (typeof value === 'string') return textOfCell(safeText(value).replaceAll(/\r\n?/g, '\n')).trim();
  return Array.isArray(value) ? value.map(asInSheet) : value;
}
