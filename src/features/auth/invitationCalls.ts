/** What the link of an invitation is worth, asked before anybody has signed in. Untracked: its secret doesn't stay in the API cache. */
import { type CheckedInvitation, sharingApi } from '../../api/sharingApi.ts';
import type { AppThunk } from '../../store/appTypes.ts';

/** Null where the service could not say. */
export function checkInvitation(token: string): AppThunk<Promise<CheckedInvitation | null>> {
  return async (dispatch) => {
    const call = sharingApi.endpoints.checkInvitation.initiate({ readInvitationRequest: { token } }, { track: false });
    return (await dispatch(call)).data ?? null;
  };
}
