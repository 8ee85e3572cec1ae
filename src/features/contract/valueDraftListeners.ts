/** Keeps typed values where a reload or the end of the session leaves them, for the user who typed them. */
import { api } from '../../api/api.ts';
import { storageKeys } from '../../domain/storageKeys.ts';
import type { User } from '../../domain/user.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { draftsRestored, type ValueDrafts } from './valueDraftsSlice.ts';

type KeptDrafts = { userId: User['id']; drafts: ValueDrafts };

export function startValueDraftListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { valueDrafts }, before) => valueDrafts !== before.valueDrafts,
    effect: (_action, { getState }) => {
      const { auth, valueDrafts: drafts } = getState();
      // The end of a session empties the state: what was kept before counts.
      if (!auth.user) return;
      const isEmpty = Object.keys(drafts).length === 0;
      keepDraft(isEmpty ? null : ({ userId: auth.user.id, drafts } satisfies KeptDrafts), storageKeys.values);
    },
  });

  startListening({
    matcher: api.endpoints.getCurrentUser.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const kept = readDraft<KeptDrafts>(storageKeys.values);
      if (!kept || Object.keys(getState().valueDrafts).length > 0) return;
      // What another user left is not for this one, not even to lie here.
      if (kept.userId === payload.id) dispatch(draftsRestored(kept.drafts));
      else keepDraft(null, storageKeys.values);
    },
  });
}
