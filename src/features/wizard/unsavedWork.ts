/** What would be lost if the page were closed or the user signed out now. */
import { isEdited, reviewedFields } from './foundContract.ts';
import type { WizardState } from './wizardState.ts';
import { wizardView } from './wizardView.ts';

/** Corrections that wait for their upload, open forms, and an upload that is under way. A search itself is not lost: the service goes on with it. */
export function hasUnsavedWork(wizard: WizardState): boolean {
  const { step, uploading, corrections, contracts, earlier } = wizardView(wizard);
  const open = earlier?.corrections ?? corrections;
  if (uploading || Object.keys(open).length > 0) return true;
  if (step === 'completed') return false;
  return (earlier?.contracts ?? contracts).some(
    (each) => each.noNotice || reviewedFields.some((field) => isEdited(each, field)),
  );
}
