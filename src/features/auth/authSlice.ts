/**
 * Who is signed in. Loading until the first check has ended, then signed in or signed out. The token is here because
 * redux-persist keeps it; DevTools and support logs see it masked.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { authMessages } from '../../domain/authMessages.ts';
import { registrationMessages } from '../../domain/registrationMessages.ts';
import { toUser, type User } from '../../domain/user.ts';
import { initialAuthState } from './authState.ts';

const failures = {
  login: authMessages.loginFailed,
  code: authMessages.codeRefused,
  registration: authMessages.registrationFailed,
  'login after registration': registrationMessages.accountCreated,
} as const;

/** Which of the calls failed, and what was behind it if it was no refusal. */
export type SignInFailure = { step: keyof typeof failures; trouble: string | null };

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    /** The stored token was read at start; null where there is none. */
    tokenRestored: (state, { payload }: PayloadAction<{ token: string | null }>) => {
      if (!state.loading) return;
      state.token = payload.token;
      if (!payload.token) state.loading = false;
    },
    signInSubmitted: (state) => {
      state.signingIn = true;
      state.error = null;
      state.trouble = null;
    },
    /** Login gave a token; the current user comes next. */
    tokenReceived: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
      state.signedOutBy = null;
    },
    signInFailed: (state, { payload }: PayloadAction<SignInFailure>) => {
      state.signingIn = false;
      state.token = null;
      state.user = null;
      state.error = failures[payload.step];
      state.trouble = payload.trouble;
    },
    /** The password was right; the form asks for the code of the second factor. */
    codeAsked: (state) => {
      state.signingIn = false;
      state.codeWanted = true;
    },
    /** The form was left: what the last attempt said no longer counts. */
    formClosed: (state) => {
      state.error = null;
      state.trouble = null;
      state.codeWanted = false;
    },
    userUpdated: (state, { payload }: PayloadAction<User>) => {
      if (state.user) state.user = payload;
    },
    signedOut: (state) => {
      Object.assign(state, { ...initialAuthState, loading: false, signedOutBy: 'user' });
    },
    /** The user signed out in another tab, while something was typed in this one. */
    signedOutElsewhere: (state) => {
      Object.assign(state, { ...initialAuthState, loading: false, signedOutBy: 'elsewhere' });
    },
    /** The service no longer knows the token. */
    sessionExpired: (state) => {
      Object.assign(state, { ...initialAuthState, loading: false, signedOutBy: 'expiry' });
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(api.endpoints.getCurrentUser.matchFulfilled, (state, { payload }) => {
        if (!state.token) return;
        state.user = toUser(payload);
        state.loading = false;
      })
      .addMatcher(api.endpoints.getCurrentUser.matchRejected, (state, { meta }) => {
        if (!state.loading || meta.condition) return;
        state.token = null;
        state.loading = false;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
  },
});

export const {
  codeAsked,
  formClosed,
  sessionExpired,
  signInFailed,
  signInSubmitted,
  signedOut,
  signedOutElsewhere,
  tokenReceived,
  tokenRestored,
  userUpdated,
} = authSlice.actions;
export const { selectToken, selectUser } = authSlice.selectors;
