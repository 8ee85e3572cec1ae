/** What would be lost if the page were closed or the user signed out now. */
import { isEdited } from './foundContract.ts';
import type { WizardState } from './wizardState.ts';

const fields = ['name', 'renewalDate', 'amount', 'currency', 'parties'] as const;

/** Corrections that wait for their upload, open forms, and an upload that is under way. A search itself is not lost: the service goes on with it. */
export function hasUnsavedWork({ step, uploading, corrections, contracts }: WizardState): boolean {
  if (uploading || Object.keys(corrections).length > 0) return true;
  return step !== 'completed' && contracts.some((contract) => fields.some((field) => isEdited(contract, field)));
}
