/** The steps of the wizard in one table (specification, section 2): number, title, buttons, and what must hold before Next. */
import { type Phase, resultsOf, type WizardState } from './wizardState.ts';

export type WizardStep = 0 | 1 | 2 | 3 | 4 | 'completed';

type Step = {
  step: WizardStep;
  title: string;
  /** Null: the completed state has no buttons. */
  next: string | null;
  /** Hidden on steps 0 and 2. */
  back: boolean;
  /** May Next be pressed? `connected`: is a Google account? */
  mayLeave: (state: WizardState, connected: boolean) => boolean;
};

const hasContracts = (state: WizardState) => (resultsOf(state)?.contracts.length ?? 0) > 0;

export const wizardSteps: Record<Phase['name'], Step> = {
  connect: { step: 0, title: 'Connect', next: 'Next', back: false, mayLeave: (_state, connected) => connected },
  criteria: {
    step: 1,
    title: 'Search criteria',
    next: 'Next',
    back: true,
    mayLeave: ({ criteria }) => criteria.keywords.length > 0,
  },
  searching: { step: 2, title: 'Search', next: 'Next', back: false, mayLeave: hasContracts },
  select: { step: 3, title: 'Select', next: 'Next', back: true, mayLeave: hasContracts },
  review: { step: 4, title: 'Review', next: 'Upload to Database', back: true, mayLeave: () => true },
  done: { step: 'completed', title: 'Completed', next: null, back: false, mayLeave: () => false },
};

export type WizardButtons = { back: boolean; next: { label: string; disabled: boolean; busy: boolean } };

/** The two buttons as they are now; null in the completed state. While the upload runs neither can be pressed. */
export function wizardButtons(state: WizardState, connected: boolean): WizardButtons | null {
  const { next, back, mayLeave } = wizardSteps[state.phase.name];
  if (next === null) return null;
  const busy = state.phase.name === 'review' && state.phase.uploading;
  return { back: back && !busy, next: { label: next, disabled: busy || !mayLeave(state, connected), busy } };
}
