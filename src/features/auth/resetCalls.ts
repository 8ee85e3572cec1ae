/** The two calls of a forgotten password. Untracked: neither the password nor the token of the link stays in the API cache. */
import { accountApi } from '../../api/accountApi.ts';
import { errorSentence, troubleSentence } from '../../api/apiError.ts';
import type { AppThunk } from '../../store/appTypes.ts';

/** What came of a call: what the service said, or what went wrong. */
export type ResetOutcome = { ok: boolean; sentence: string };

const outcomeOf = (error: unknown): ResetOutcome => ({
  ok: false,
  sentence: troubleSentence(error) ?? errorSentence(error, 'That didn’t work. Please try again.'),
});

export function requestReset(email: string): AppThunk<Promise<ResetOutcome>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(
      accountApi.endpoints.requestPasswordReset.initiate({ requestPasswordResetRequest: { email } }, { track: false }),
    );
    return data ? { ok: true, sentence: data.message } : outcomeOf(error);
  };
}

export function resetPassword(token: string, newPassword: string): AppThunk<Promise<ResetOutcome>> {
  return async (dispatch) => {
    const { error } = await dispatch(
      accountApi.endpoints.resetPassword.initiate({ resetPasswordRequest: { token, newPassword } }, { track: false }),
    );
    return error ? outcomeOf(error) : { ok: true, sentence: 'Your new password works from now on.' };
  };
}
