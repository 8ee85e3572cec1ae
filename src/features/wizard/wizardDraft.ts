/** What the user made of the found contracts, in a form that outlives the page: it belongs to one user and one search. Pure. */
import type { User } from '../../domain/user.ts';
import type { Correction, FoundContract } from './foundContract.ts';
import { type Choice, choiceOfUser, documentKey, withChoices } from './keepChoices.ts';
import type { WizardView } from './wizardView.ts';

export type WizardDraft = {
  userId: string;
  /** The search, and while it is retried the one that takes its place. */
  searchIds: string[];
  /** By `documentKey`; only of contracts that the user did something to. */
  choices: Record<string, Choice>;
  /** Forms that are open, by `documentKey`. */
  corrections: Record<string, Correction>;
  /** The selection was made, and is being reviewed. Missing in what an earlier version of this page kept. */
  inReview?: boolean;
};

/** The draft of what is on screen; null where the user has done nothing yet. */
export function draftOf(wizard: WizardView, userId: User['id']): WizardDraft | null {
  const { contracts, corrections: forms } = wizard.earlier ?? wizard;
  const choices = contracts
    .map((contract) => [documentKey(contract), choiceOfUser(contract)] as const)
    .filter(([, { selected, confirmed, changes }]) => !selected || confirmed || Object.keys(changes).length > 0);
  const corrections = contracts.flatMap((contract) => {
    const open = forms[contract.id];
    return open ? [[documentKey(contract), open] as const] : [];
  });
  const inReview = wizard.step === 4;
  if (wizard.step === 'completed' || (choices.length + corrections.length === 0 && !inReview)) return null;
  const searchIds = [wizard.earlier?.search.id, wizard.search?.id].filter((id) => id !== undefined);
  const [choicesByKey, correctionsByKey] = [Object.fromEntries(choices), Object.fromEntries(corrections)];
  return { userId, searchIds, choices: choicesByKey, corrections: correctionsByKey, inReview };
}

/** The contracts of a search that is read anew, as the user left them; null where the draft is another's or of another search. */
export function restoreDraft(
  found: readonly FoundContract[],
  draft: WizardDraft | null,
  { userId, searchId }: { userId: string; searchId: string },
): { contracts: FoundContract[]; corrections: Record<string, Correction>; inReview: boolean } | null {
  if (draft?.userId !== userId || !draft.searchIds.includes(searchId)) return null;
  const corrections = found.flatMap((contract) => {
    const open = draft.corrections[documentKey(contract)];
    return open ? [[contract.id, open] as const] : [];
  });
  const contracts = withChoices(found, new Map(Object.entries(draft.choices)));
  return { contracts, corrections: Object.fromEntries(corrections), inReview: draft.inReview ?? false };
}
