/**
 * One contract that can't be shown must not take the others from the list: where a contract can't be worked out, or what follows from it is
 * nothing the API may say, only its name, its place and a sentence are shown. Nothing that could be wrong is.
 */
import type { Counted } from '../../../contract/dashboardCounts.ts';
import { listItem } from '../../../contract/listItem.ts';
import type { ListedRecord } from '../../../contract/record.ts';
import type { Doubt } from '../../../contract/toCheck.ts';
import type { Contract } from '../wire.gen.ts';
import type { Serialise } from './readyLists.ts';

/** What the list shows of a contract, and the dashboard counts. */
export type Item = Contract & Counted;

/** Told of each contract that could not be shown, for the log. */
export type Unshown = (id: string, error: unknown) => void;

const DOUBT: Doubt = {
  code: 'UNCERTAIN',
  field: 'to',
  message: 'Something in this contract can’t be shown here. It is kept; please tell your support.',
};

/** The contract as the list shows it, or what is left of it where working it out throws. */
export function itemOrRest(record: ListedRecord, today: string, ourKeys: ReadonlySet<string>, unshown: Unshown): Item {
  try {
    return listItem(record, today, ourKeys);
  } catch (error) {
    unshown(record.id, error);
    return restOf({ id: record.id, name: nameOf(record), version: record.version, deletedAt: record.deletedAt });
  }
}

/** The items without their outer brackets, as JSON, each that is refused replaced by what is left of it, in `items` too. */
export function serialiseEach(items: Item[], from: number, most: number, serialise: Serialise, unshown: Unshown) {
  const inBrackets = (some: Item[]) => serialise(some).slice(1, -1);
  try {
    return inBrackets(items.slice(from, from + most));
  } catch {
    const pieces = items.slice(from, from + most).map((item, index) => {
      try {
        return inBrackets([item]);
      } catch (error) {
        unshown(item.id, error);
        const rest = restOf(item);
        items[from + index] = rest;
        return inBrackets([rest]);
      }
    });
    return pieces.join(',');
  }
}

function restOf({ id, name, version, deletedAt }: Pick<Contract, 'id' | 'name' | 'version' | 'deletedAt'>): Item {
  return {
    id,
    name,
    ...(version && { version }),
    ...(deletedAt && { deletedAt }),
    renewalDate: null,
    ending: 'unknown',
    actBy: null,
    actByKind: null,
    passed: false,
    acknowledged: false,
    decision: 'undecided',
    toCheck: [DOUBT],
  };
}

const nameOf = ({ known }: ListedRecord) => known?.values?.name ?? '';
