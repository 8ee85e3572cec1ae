/** What the wizard knows. */
import type { SearchReceipt } from '../../api/api.ts';
import type { SearchRecord } from '../../domain/search.ts';
import { defaultCriteria, type SearchCriteria } from '../../domain/searchCriteria.ts';
import type { Correction, FoundContract } from './foundContract.ts';

export type WizardStep = 0 | 1 | 2 | 3 | 4 | 'completed';

/** A finished search with what came of it. */
export type Results = {
  search: SearchRecord;
  contracts: FoundContract[];
  corrections: Record<string, Correction>;
  receipt: SearchReceipt;
};

export type WizardState = {
  step: WizardStep;
  /** Is the wizard what the user sees? A search goes on without it. */
  onScreen: boolean;
  connected: boolean;
  justConnected: boolean;
  criteria: SearchCriteria;
  /** What stands in the keyword field and is not added yet. */
  typedKeyword: string;
  /** The start that is under way, by the id that makes it repeatable. `retryOf`: the finished search that it goes on from. */
  starting: { clientRequestId: string; retryOf: string | null } | null;
  /** Kept while nobody knows whether the start came through: the same criteria sent again with it start no second search. */
  repeatableStart: string | null;
  /** Searches that nobody waits for any more, each until the service has ended it. */
  abandoned: string[];
  search: SearchRecord | null;
  polling: boolean;
  processing: boolean;
  /** The 'Process Results' button is offered. */
  mayProcess: boolean;
  contracts: FoundContract[];
  /** The forms that are open under review, by contract: what stands in them until it is saved or cancelled. */
  corrections: Record<string, Correction>;
  receipt: SearchReceipt | null;
  /** Set aside while they are retried. */
  earlier: Results | null;
  uploading: boolean;
  uploaded: { created: number; updated: number } | null;
  success: string | null;
  error: string | null;
  /** A second line to the error. */
  hint: string | null;
};

/** Does an error say that nothing was found? It is then news, not trouble, whoever says it. */
export function saysNothingFound(error: string | null): boolean {
  return error !== null && /\bno contracts (?:were )?found\b/i.test(error);
}

export const initialState: WizardState = {
  step: 0,
  onScreen: false,
  connected: false,
  justConnected: false,
  criteria: defaultCriteria,
  typedKeyword: '',
  starting: null,
  repeatableStart: null,
  abandoned: [],
  search: null,
  polling: false,
  processing: false,
  mayProcess: false,
  contracts: [],
  corrections: {},
  receipt: null,
  earlier: null,
  uploading: false,
  uploaded: null,
  success: null,
  error: null,
  hint: null,
};
