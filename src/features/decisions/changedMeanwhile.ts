/** Instead of a decision, where somebody else has changed the contract since: who changed what. Loaded when it is needed. */
import { staleChanges } from '../../api/staleChanges.ts';
import { changedBy, whatChanged } from '../contract/changeWords.ts';
import { type DatedChange, isOther, withMoneyThen } from '../contract/moneyThen.ts';

/** The row as it was shown: what was not changed since is as it stands there. */
type Shown = { name: string; counterparty?: string | null; currency?: string | null; amountPeriod?: string | null };

/** As many as are read in a notice; the contract's history has them all. */
const MOST = 4;

/**
 * `Cedarline Networks has changed in the meantime: jonas@… changed Amount from $1.00 to $2.00. Decide again if you still want to.` What the reader,
 * whose address is `own`, has changed in another window is theirs.
 */
export function changedMeanwhile(contract: Shown, error: unknown, own?: string): string {
  const entries = staleChanges(error).map((each) => (own && each.who === own ? { ...each, who: 'you' } : each));
  const newest = (field: string, shown: string | null | undefined) => {
    const changed = entries.find((each) => each.field === field);
    return { value: changed ? (changed.to as string | null) : (shown ?? null) };
  };
  const now = {
    currency: newest('currency', contract.currency),
    amountPeriod: newest('amountPeriod', contract.amountPeriod),
  };
  const changes = withMoneyThen(entries, now).filter(isOther);
  const name = contract.counterparty ?? contract.name;
  if (changes.length === 0) return `${name} has changed in the meantime. Look at it, then decide again.`;
  return `${name} has changed in the meantime: ${inWords(changes)}. Decide again if you still want to.`;
}

function inWords(changes: readonly DatedChange[]): string {
  const shown = changes.slice(0, MOST);
  const said = shown.map((each, at) => (each.who === shown[at - 1]?.who ? whatChanged(each) : changedBy(each)));
  return [...said, ...(changes.length > MOST ? [`${changes.length - MOST} more`] : [])].join('; ');
}
