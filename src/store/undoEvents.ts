/** What is taken back from a notice, as events: plain data, so that it can be replayed. */
import { createAction } from '@reduxjs/toolkit';

/** The user took the last change of a contract back: values, words or a decision. `version` is what the change made, `name` is for what is said of it. */
export const changeUndone = createAction<{ id: string; version: number; name: string; today: string }>(
  'contracts/changeUndone',
);

/** The user took a change of many contracts back: each from the version that the change made. */
export const changesUndone = createAction<{ changes: { id: string; version: number }[]; today: string }>(
  'contracts/changesUndone',
);

/** The user put a new find back on the list, right after it was dismissed. */
export const findRestored = createAction<{ id: string; name: string }>('finds/findRestored');

/** The user took contracts back out of the trash, right after they were moved there. */
export const deletionUndone = createAction<{ ids: string[]; today: string }>('decisions/deletionUndone');

/** The user took documents out again, right after they were joined into the contract: that one, and those that came with it. */
export const joinUndone = createAction<{
  id: string;
  version: number;
  documentId: string;
  /** They had been kept apart before. */
  keepApart: boolean;
  name: string;
  today: string;
}>('contracts/joinUndone');

/** The user put a document back, right after it was taken out: the contract that it is since is joined again. */
export const takeOutUndone = createAction<{
  id: string;
  version: number;
  contractId: string;
  name: string;
  today: string;
}>('contracts/takeOutUndone');
