/** A state of the wizard from the words that the specification has for it: the step, the search, the list. */
import { toSearchRecord } from '../../src/domain/search.ts';
import { initialState, type Phase, type WizardState } from '../../src/features/wizard/wizardState.ts';
import type { WizardView } from '../../src/features/wizard/wizardView.ts';

/** What is not given is as it is in a wizard that has just been opened. */
export function wizardAt(view: Partial<WizardView>): WizardState {
  const { onScreen = false, error = null, hint = null, success = null } = view;
  return { ...initialState, onScreen, error, hint, success, phase: phaseOf(view) };
}

function phaseOf({ step, search, starting, receipt = null, ...view }: Partial<WizardView>): Phase {
  const { contracts = [], perhaps = [], corrections = {}, earlier = null, uploading = false } = view;
  const record = search ?? toSearchRecord({ id: 's-1', status: 'COMPLETED' });
  const results = { search: record, contracts: [...contracts], perhaps: [...perhaps], corrections, receipt };
  if (step === 1) return { name: 'criteria', justConnected: false };
  if (step === 3) return { name: 'select', results };
  if (step === 4) return { name: 'review', results, uploading };
  if (step !== 2) return { name: 'connect' };
  if (starting) return { name: 'searching', at: 'starting', ...starting, earlier };
  if (record.status === 'FAILED') return { name: 'searching', at: 'failed', search: record };
  if (view.mayProcess) return { name: 'searching', at: 'stuck', search: record, earlier };
  if (view.polling) return { name: 'searching', at: 'watching', search: record, earlier };
  return { name: 'searching', at: 'over', results };
}
