/** Contracts that a row which no key belongs to could be: one that is called like it, or one of another name with the same other side and term. */
import { companyKey, counterpartyOf } from '../contract/counterparty.ts';
import type { ListedRecord } from '../contract/record.ts';
import type { SheetRow } from './readRow.ts';

/** A contract as far as a row could say it. */
export type Called = Record<'id' | 'name', string> & Record<'counterparty' | 'from' | 'to' | 'currency', string | null>;
/** By a name, or by an other side and what its term says. */
export type AlikeContracts = ReadonlyMap<string, readonly Called[]>;
/** What a row and a contract share: the name; or the other side with the end, or with the amount and the start. */
export type AlikeBy = 'name' | 'end' | 'amount';
export type AlikeContract = { id: string; name: string; by: AlikeBy };
/** The one contract that fits a row best; or the names of several that fit it equally. */
export type Fit = { alike: AlikeContract | null; several: string[] };

/** A text by which names are compared. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The other side as a contract shows it. */
export const shownCounterparty = (
  { known: { values } }: Pick<ListedRecord, 'known'>,
  ourKeys: ReadonlySet<string>,
): string | null | undefined => values.counterparty ?? counterpartyOf(values.parties ?? [], ourKeys);

type Terms = {
  counterparty?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  amount?: number | null | undefined;
};

const nameKey = (name: string | null | undefined) => `name ${fold(name ?? '')}`;

function termKeys({ counterparty, from, to, amount }: Terms): { by: AlikeBy; key: string }[] {
  const side = companyKey(counterparty ?? '');
  if (side === '') return [];
  return [
    ...(to ? [{ by: 'end' as const, key: `end ${side}|${to}` }] : []),
    ...(from && amount ? [{ by: 'amount' as const, key: `amount ${side}|${amount}|${from}` }] : []),
  ];
}

/** The contracts that rows without a key could be. One that is called like a row is no other row's. */
export function alikeContracts(
  rows: readonly SheetRow[],
  rowKeys: readonly string[],
  keys: ReadonlyMap<string, string>,
  contracts: Iterable<ListedRecord>,
  ourKeys: ReadonlySet<string>,
): AlikeContracts {
  const fresh = rows.filter((_, at) => !keys.has(rowKeys[at] ?? ''));
  const names = new Set(fresh.flatMap(({ values: { name } }) => (fold(name ?? '') === '' ? [] : [nameKey(name)])));
  const terms = new Set(fresh.flatMap(({ values }) => termKeys(values).map(({ key }) => key)));
  const known = new Set(keys.values());
  const found = new Map<string, Called[]>();
  for (const contract of contracts) {
    if (known.has(contract.id) || contract.deletedAt !== null) continue;
    const { name, from = null, to = null, amount, currency = null } = contract.known.values;
    const counterparty = shownCounterparty(contract, ourKeys) ?? null;
    const called = { id: contract.id, name: name ?? '', counterparty, from, to, currency };
    const byName = nameKey(name);
    const shared = names.has(byName)
      ? [byName]
      : termKeys({ counterparty, from, to, amount }).flatMap(({ key }) => (terms.has(key) ? [key] : []));
    for (const key of shared) found.set(key, [...(found.get(key) ?? []), called]);
  }
  return found;
}

/**
 * The contract that is called like a row, begins on the same day where both say one, and is no other row's. Where none is called like it, the one
 * that has its other side and term; two rows can be the same then.
 */
export function alikeOf({ values }: SheetRow, alike: AlikeContracts, taken: ReadonlyMap<string, number>): Fit {
  const { name = '', counterparty, from, currency } = values;
  const named = (alike.get(nameKey(name)) ?? []).filter(
    (each) =>
      !taken.has(each.id) &&
      (counterparty === undefined ||
        each.counterparty === null ||
        companyKey(counterparty) === companyKey(each.counterparty)) &&
      agree(from, each.from),
  );
  if (named.length > 0) return fitOf(named, values, 'name');
  for (const { by, key } of termKeys(values)) {
    const there = (alike.get(key) ?? []).filter((each) => agree(from, each.from) && agree(currency, each.currency));
    if (there.length > 0) return fitOf(there, values, by);
  }
  return { alike: null, several: [] };
}

const agree = <T>(said: T | null | undefined, there: T | null) => said == null || there === null || said === there;

/** Of several, those count that have the row's start and end, or as much of them as any has. */
function fitOf(found: readonly Called[], { from, to }: Terms, by: AlikeBy): Fit {
  const shared = (each: Called) => Number(!!from && each.from === from) + Number(!!to && each.to === to);
  const most = Math.max(...found.map(shared));
  const [best, ...others] = found.filter((each) => shared(each) === most);
  if (best === undefined) return { alike: null, several: [] };
  if (others.length > 0) return { alike: null, several: [best, ...others].map(({ name }) => name) };
  return { alike: { id: best.id, name: best.name, by }, several: [] };
}
