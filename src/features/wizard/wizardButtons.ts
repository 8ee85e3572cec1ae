/** What the wizard's two buttons are at each step (specification, section 2). */
import type { WizardState } from './wizardState.ts';

export type WizardButtons = { back: boolean; next: { label: string; disabled: boolean; busy: boolean } };

/** Back is hidden on steps 0 and 2. Null: the completed state has neither. */
export function wizardButtons(wizard: WizardState): WizardButtons | null {
  const next = { label: 'Next', disabled: false, busy: false };
  switch (wizard.step) {
    case 0:
      return { back: false, next: { ...next, disabled: !wizard.connected } };
    case 1:
      return { back: true, next: { ...next, disabled: wizard.criteria.keywords.length === 0 } };
    case 2:
      return { back: false, next: { ...next, disabled: wizard.contracts.length === 0 } };
    case 3:
      return { back: true, next: { ...next, disabled: wizard.contracts.length === 0 } };
    case 4:
      return {
        back: !wizard.uploading,
        next: { label: 'Upload to Database', disabled: wizard.uploading, busy: wizard.uploading },
      };
    default:
      return null;
  }
}
