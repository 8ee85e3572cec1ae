/** What the wizard knows. */
import type { SearchReceipt } from '../../api/api.ts';
import type { SearchRecord } from '../../domain/search.ts';
import { defaultCriteria, type SearchCriteria } from '../../domain/searchCriteria.ts';
import type { Correction, FoundContract } from './foundContract.ts';

export type WizardStep = 0 | 1 | 2 | 3 | 4 | 'completed';

export type WizardState = {
  step: WizardStep;
  /** Is the wizard what the user sees? A search goes on without it. */
  onScreen: boolean;
  connected: boolean;
  justConnected: boolean;
  criteria: SearchCriteria;
  /** What stands in the keyword field and is not added yet. */
  typedKeyword: string;
  /** The start that is under way, by the id that makes it repeatable. */
  starting: { clientRequestId: string; replaces: string | null } | null;
  /** Kept while nobody knows whether the start came through: the same criteria sent again with it start no second search. */
  repeatableStart: string | null;
  /** Searches that later ones take the place of, oldest first; each is kept until a start that names it has come through. */
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
  uploading: boolean;
  uploaded: { created: number; updated: number } | null;
  success: string | null;
  error: string | null;
  /** A second line to the error. */
  hint: string | null;
};

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
  uploading: false,
  uploaded: null,
  success: null,
  error: null,
  hint: null,
};
