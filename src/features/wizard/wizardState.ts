/** What the wizard knows. Where it is decides what else there is: a search that is watched has an id, an upload has its contracts. */
import type { SearchReceipt } from '../../api/api.ts';
import type { SearchRecord } from '../../domain/search.ts';
import { defaultCriteria, type SearchCriteria } from '../../domain/searchCriteria.ts';
import type { Correction, FoundContract } from './foundContract.ts';

/** A finished search with what came of it. */
export type Results = {
  search: SearchRecord;
  contracts: FoundContract[];
  /** What may be a contract: shown apart until the user takes it in. */
  perhaps: FoundContract[];
  /** The forms that are open under review, by contract: what stands in them until it is saved or cancelled. */
  corrections: Record<string, Correction>;
  receipt: SearchReceipt | null;
};

/** A search from its start to its results. `earlier`: results set aside while they are retried. */
export type Searching = { name: 'searching' } & (
  | {
      /** The start is under way, by the id that makes it repeatable. `retryOf`: the finished search that it goes on from. */
      at: 'starting';
      clientRequestId: string;
      retryOf: string | null;
      earlier: Results | null;
    }
  /** Its status is asked for again and again. */
  | { at: 'watching'; search: SearchRecord; earlier: Results | null }
  /** Its results are on their way. */
  | { at: 'collecting'; search: SearchRecord; earlier: Results | null }
  /** Nobody knows how it stands: 'Process Results' is offered. */
  | { at: 'stuck'; search: SearchRecord; earlier: Results | null }
  | { at: 'failed'; search: SearchRecord }
  /** It found nothing, or the user has come back from its results. */
  | { at: 'over'; results: Results }
);

/** `ids`: of the contracts in the renewals database; `unchanged`: how many of those updated are as they were; `restored`: of those created, from the trash. */
export type Uploaded = { created: number; updated: number; unchanged?: number; restored?: number; ids: string[] };

/** What is left to say of a search whose contracts are uploaded. */
export type Completed = {
  searchId: string;
  uploaded: Uploaded;
  /** How many came in without a renewal date. */
  undated: number;
  /** All of it came from the user's own files. */
  ownFiles: boolean;
};

export type Phase =
  | { name: 'connect' }
  /** `justConnected`: the account became connected a moment ago, which led here. */
  | { name: 'criteria'; justConnected: boolean }
  | Searching
  | { name: 'select'; results: Results }
  | { name: 'review'; results: Results; uploading: boolean }
  | ({ name: 'done' } & Completed);

export type WizardState = {
  phase: Phase;
  /** Is the wizard what the user sees? A search goes on without it. */
  onScreen: boolean;
  criteria: SearchCriteria;
  /** What stands in the keyword field and is not added yet. */
  typedKeyword: string;
  /** Kept while nobody knows whether the start came through: the same criteria sent again with it start no second search. */
  repeatableStart: string | null;
  /** Searches that nobody waits for any more, each until the service has ended it. */
  abandoned: string[];
  /** How the results are reviewed: as cards, or one at a time. */
  reviewForm: 'overview' | 'one';
  /** The contract that is looked at one at a time; null before one was chosen. */
  reviewing: string | null;
  success: string | null;
  error: string | null;
  /** A second line to the error. */
  hint: string | null;
};

export const initialState: WizardState = {
  phase: { name: 'connect' },
  onScreen: false,
  criteria: defaultCriteria,
  typedKeyword: '',
  repeatableStart: null,
  abandoned: [],
  reviewForm: 'overview',
  reviewing: null,
  success: null,
  error: null,
  hint: null,
};

/** The results that are being chosen from or reviewed, wherever the wizard keeps them; null where there are none. */
export function resultsOf({ phase }: Pick<WizardState, 'phase'>): Results | null {
  return 'results' in phase ? phase.results : null;
}

/** Does an error say that nothing was found? It is then news, not trouble, whoever says it. */
export function saysNothingFound(error: string | null): boolean {
  return error !== null && /\bno contracts (?:were )?found\b/i.test(error);
}
