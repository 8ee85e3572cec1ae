/** A loan in several parts that nowhere says how much they are together: "Facility A Limit means …", "Facility B Limit means …". */
import type { MoneyClause } from './findClauses.ts';

/** `kind`: which of the loans it is, by the words before it. */
export type Part = { kind: string; clause: MoneyClause };

/** Of a paper with more loans than this none are added up. */
const MOST = 4;

/** The sum of two or more loans of which each has one sum, all in one currency; null else. `clause` is the largest one's. */
export function addParts(parts: readonly Part[]): {
  value: number;
  working: string;
  clause: MoneyClause;
  parts: number[];
} | null {
  const sums = new Map<string, MoneyClause>();
  for (const { kind, clause } of parts) {
    const known = sums.get(kind);
    if (known && known.amount !== clause.amount) return null;
    if (!known) sums.set(kind, clause);
  }
  const clauses = [...sums.values()];
  const [clause] = clauses.toSorted((a, b) => b.amount - a.amount);
  if (!clause || clauses.length < 2 || clauses.length > MOST) return null;
  if (clauses.some(({ currency }) => currency !== clause.currency)) return null;
  const amounts = clauses.map(({ amount }) => amount);
  const value = amounts.reduce((sum, amount) => sum + amount, 0);
  return { value, working: `${amounts.join(' + ')} = ${value}`, clause, parts: amounts };
}

/** Is it two or more of them together? Of many parts only the first are asked. */
export function isMadeOf(total: number, all: readonly number[]): boolean {
  const parts = all.filter((part) => part < total).slice(0, 8);
  for (let choice = 1; choice < 2 ** parts.length; choice += 1) {
    const chosen = parts.filter((_, index) => (choice >> index) & 1);
    if (chosen.length > 1 && Math.abs(chosen.reduce((sum, part) => sum + part, 0) - total) < 0.005) return true;
  }
  return false;
}
