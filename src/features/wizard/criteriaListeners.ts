/** Keeps what a search is to look for where a reload or the end of the session leaves it, and takes it up again. */
import { defaultCriteria, type SearchCriteria } from '../../domain/searchCriteria.ts';
import { storageKeys } from '../../domain/storageKeys.ts';
import type { User } from '../../domain/user.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { criteriaRestored, wizardOpened } from './wizardSlice.ts';
import { initialState } from './wizardState.ts';

type KeptCriteria = { userId: User['id']; criteria: SearchCriteria; typedKeyword: string };

export function startCriteriaListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { wizard }, { wizard: before }) =>
      wizard.criteria !== before.criteria || wizard.typedKeyword !== before.typedKeyword,
    effect: (_action, { getState }) => {
      const { auth, wizard } = getState();
      // The end of a session empties the wizard: what was kept before counts.
      if (!auth.user) return;
      const { criteria, typedKeyword } = wizard;
      keepDraft({ userId: auth.user.id, criteria, typedKeyword } satisfies KeptCriteria, storageKeys.searchCriteria);
    },
  });

  startListening({
    actionCreator: wizardOpened,
    effect: (_action, { dispatch, getState }) => {
      const { auth, wizard } = getState();
      if (wizard.criteria !== initialState.criteria || wizard.typedKeyword !== '') return;
      const kept = readDraft<KeptCriteria>(storageKeys.searchCriteria);
      if (!kept || kept.userId !== auth.user?.id) return;
      const { criteria, typedKeyword } = kept;
      dispatch(criteriaRestored({ criteria: { ...defaultCriteria, ...criteria }, typedKeyword }));
    },
  });
}
