/** The wizard in the specification's words: the number of its step, the 'just connected' flag, the search, the list. Read from the phase. */
import type { SearchReceipt } from '../../api/api.ts';
import type { SearchRecord } from '../../domain/search.ts';
import type { Correction, FoundContract } from './foundContract.ts';
import type { Completed, Results, WizardState } from './wizardState.ts';
import { type WizardStep, wizardSteps } from './stepTable.ts';

export type WizardView = Omit<WizardState, 'phase'> & {
  step: WizardStep;
  justConnected: boolean;
  starting: { clientRequestId: string; retryOf: string | null } | null;
  search: SearchRecord | null;
  polling: boolean;
  processing: boolean;
  mayProcess: boolean;
  contracts: readonly FoundContract[];
  perhaps: readonly FoundContract[];
  corrections: Record<string, Correction>;
  receipt: SearchReceipt | null;
  earlier: Results | null;
  uploading: boolean;
  completed: Completed | null;
};

/** The same objects every time, so that what is empty does not look changed. */
const noContracts: readonly FoundContract[] = [];
const noCorrections: Record<string, Correction> = {};

const views = new WeakMap<WizardState, WizardView>();

/** The view of a state, made once for each. */
export function wizardView(state: WizardState): WizardView {
  const view = views.get(state) ?? makeView(state);
  views.set(state, view);
  return view;
}

function makeView({ phase, ...rest }: WizardState): WizardView {
  const results = 'results' in phase ? phase.results : null;
  const at = phase.name === 'searching' ? phase.at : null;
  const starting =
    phase.name === 'searching' && phase.at === 'starting'
      ? { clientRequestId: phase.clientRequestId, retryOf: phase.retryOf }
      : null;
  return {
    ...rest,
    step: wizardSteps[phase.name].step,
    justConnected: phase.name === 'criteria' && phase.justConnected,
    starting,
    search: 'search' in phase ? phase.search : (results?.search ?? null),
    polling: at === 'watching',
    processing: at === 'collecting',
    mayProcess: at === 'stuck',
    perhaps: results?.perhaps ?? noContracts,
    contracts: results?.contracts ?? noContracts,
    corrections: results?.corrections ?? noCorrections,
    receipt: results?.receipt ?? null,
    earlier: 'earlier' in phase ? phase.earlier : null,
    uploading: phase.name === 'review' && phase.uploading,
    completed: phase.name === 'done' ? phase : null,
  };
}
