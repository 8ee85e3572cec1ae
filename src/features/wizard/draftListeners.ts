/** Keeps corrections and selection where a reload or the end of the session leaves them. They are forgotten with the work itself. */
import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { draftOf, type WizardDraft } from './wizardDraft.ts';
import { contractsUploaded, editSearchChosen, newSearchChosen, reviewFormChosen, wizardOpened } from './wizardSlice.ts';
import type { Completed, WizardState } from './wizardState.ts';
import { wizardView } from './wizardView.ts';

/** What the completed state says, for a page that is loaded anew. */
export type KeptCompleted = Completed & { userId: string; success: string | null };

export function startDraftListeners(startListening: AppStartListening): void {
  // Somebody else has signed in at this browser: what the last user left is not for them, not even to lie here.
  startListening({
    matcher: api.endpoints.getCurrentUser.matchFulfilled,
    effect: ({ payload }) => {
      const draft = readDraft<WizardDraft>();
      if (draft && draft.userId !== payload.id) keepDraft(null);
      const completed = readDraft<KeptCompleted>(storageKeys.completedUpload);
      if (completed && completed.userId !== payload.id) keepDraft(null, storageKeys.completedUpload);
    },
  });

  // A habit, not work: it says nothing about anybody's contracts.
  startListening({
    actionCreator: reviewFormChosen,
    effect: ({ payload }) => keepDraft(payload, storageKeys.reviewForm),
  });
  startListening({
    actionCreator: wizardOpened,
    effect: (_action, { dispatch, getState }) => {
      const kept = readDraft<{ form: WizardState['reviewForm'] }>(storageKeys.reviewForm);
      if (kept?.form === 'one' && getState().wizard.reviewForm !== 'one') dispatch(reviewFormChosen({ form: 'one' }));
    },
  });

  startListening({
    matcher: isAnyOf(contractsUploaded, editSearchChosen, newSearchChosen),
    effect: () => keepDraft(null),
  });

  startListening({
    actionCreator: contractsUploaded,
    effect: (_action, { getState }) => {
      const { auth, wizard } = getState();
      const { completed, success } = wizardView(wizard);
      if (!auth.user || !completed) return;
      const { searchId, uploaded, undated, ownFiles } = completed;
      const kept: KeptCompleted = { userId: auth.user.id, searchId, uploaded, undated, ownFiles, success };
      keepDraft(kept, storageKeys.completedUpload);
    },
  });

  startListening({
    predicate: (_action, { wizard: now }, { wizard: then }) => {
      const [wizard, before] = [wizardView(now), wizardView(then)];
      return (
        wizard.contracts !== before.contracts ||
        wizard.corrections !== before.corrections ||
        wizard.search?.id !== before.search?.id ||
        (wizard.step === 4) !== (before.step === 4)
      );
    },
    effect: (_action, { getState }) => {
      const { auth } = getState();
      const wizard = wizardView(getState().wizard);
      // A session that ends empties the wizard, and one that begins has not read its results yet: what was kept before counts.
      if (!auth.user || (wizard.contracts.length === 0 && !wizard.earlier)) return;
      keepDraft(draftOf(wizard, auth.user.id));
    },
  });
}
