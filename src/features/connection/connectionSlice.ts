/** The connection to a Google account: what the service says of it, and the ways to make and end it. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { GoogleStatus } from '../../api/api.ts';
import { connectedAs, messages } from '../../domain/messages.ts';
import type { ConnectionMethod } from '../../domain/options.ts';

export type ConnectionState = {
  /** The service has answered at least once. */
  checked: boolean;
  /** The first check got no answer: whether the account is connected is not known. */
  checkFailed: boolean;
  connected: boolean;
  email: string | null;
  emailSearch: 'idle' | 'fetching' | 'absent';
  /** What the user chose on the form. */
  method: ConnectionMethod;
  /** "Google" is the built-in sandbox workspace. */
  sandbox: boolean;
  /** Why Google no longer lets us in, where it once did. */
  reconnectReason: string | null;
  services: { gmail: boolean; drive: boolean } | null;
  /** False where the key of a service account can't list the accounts: then only its own user's is searched. */
  allAccounts: boolean | null;
  /** When Google ends the permission by itself, an ISO instant; null where it does not. */
  expiresAt: string | null;
  /** The consent that is under way. `starting`: the service has not said yet where the window is to go. */
  consent: { id: string; starting: boolean } | null;
  uploading: boolean;
  disconnecting: boolean;
  success: string | null;
  error: string | null;
  warnings: string[];
};

const initialState: ConnectionState = {
  checked: false,
  checkFailed: false,
  connected: false,
  email: null,
  emailSearch: 'idle',
  method: 'oauth',
  sandbox: false,
  reconnectReason: null,
  services: null,
  allAccounts: null,
  expiresAt: null,
  consent: null,
  uploading: false,
  disconnecting: false,
  success: null,
  error: null,
  warnings: [],
};

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** A screen that needs the connection was opened. */
    connectionScreenOpened: () => undefined,
    connectStepShown: () => undefined,
    connectStepHidden: () => undefined,
    methodChosen: (state, { payload }: PayloadAction<{ method: ConnectionMethod }>) => {
      state.method = payload.method;
      clearMessages(state);
    },
    statusReceived: (state, { payload }: PayloadAction<GoogleStatus>) => {
      state.checked = true;
      state.checkFailed = false;
      state.sandbox = payload.sandbox ?? false;
      // Where it has just ended, it is made again as it was made before.
      if (payload.reconnectReason && !state.reconnectReason && payload.method) state.method = payload.method;
      state.reconnectReason = payload.reconnectReason ?? null;
      state.services = payload.services ?? null;
      state.allAccounts = payload.allAccounts ?? null;
      state.expiresAt = payload.expiresAt ?? null;
      if (payload.connected) {
        // Where this answer comes before that of the consent's own check, it is this one that brings the good news.
        if (state.consent && !state.connected) succeed(state, messages.connected);
        markConnected(state, payload.workspaceEmail ?? null);
      } else if (!state.uploading) {
        if (state.connected) state.success = null;
        markDisconnected(state);
      }
    },
    /** The check itself failed: nothing new is known of the connection. */
    statusCheckFailed: (state) => {
      state.checked = true;
      state.checkFailed = true;
    },
    popupBlocked: (state) => refuse(state, messages.popupBlocked),
    signInMissing: (state) => refuse(state, messages.mustBeLoggedIn),
    consentStarted: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) => {
        clearMessages(state);
        state.consent = { id: payload.id, starting: true };
      },
    },
    /** The window has its address: it may be opened again if it was lost. */
    consentWindowSent: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.consent?.id === payload.id) state.consent.starting = false;
    },
    consentStartFailed: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      if (state.consent?.id !== payload.id) return;
      state.consent = null;
      refuse(state, payload.message);
    },
    consentAbandoned: (state) => {
      state.consent = null;
    },
    consentTimedOut: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.consent?.id !== payload.id) return;
      state.consent = null;
      refuse(state, 'Google has not confirmed the connection. Please try again.');
    },
    /** The consent page said that access was not allowed. */
    consentRefused: (state) => {
      if (!state.consent) return;
      state.consent = null;
      refuse(state, messages.consentRefused);
    },
    /** The consent page said that it is done: time to ask the service. */
    consentMessageReceived: () => undefined,
    /** The service confirms that the consent came through. */
    consentConfirmed: (state, { payload }: PayloadAction<{ email: string | null }>) => {
      if (state.connected) return;
      markConnected(state, payload.email);
      succeed(state, messages.connected);
    },
    /** Back from a consent screen shown in this window; the service is asked a moment later. */
    consentReturned: (state, { payload }: PayloadAction<{ email: string | null }>) => {
      markConnected(state, payload.email);
      succeed(state, connectedAs(payload.email));
    },
    emailSearchStarted: (state) => {
      state.emailSearch = 'fetching';
    },
    emailFound: (state, { payload }: PayloadAction<{ email: string }>) => {
      if (!state.connected) return;
      state.email = payload.email;
      state.emailSearch = 'idle';
    },
    emailNotFound: (state) => {
      if (state.emailSearch === 'fetching') state.emailSearch = 'absent';
    },
    /** What was wrong with the form is being corrected: what was said of it is no longer so. */
    keyFormTyped: (state) => {
      state.error = null;
    },
    keyFileRefused: (state, { payload }: PayloadAction<{ message: string }>) => refuse(state, payload.message),
    keyFileSubmitted: (state) => {
      clearMessages(state);
      state.uploading = true;
    },
    keyFileAccepted: (state, { payload }: PayloadAction<{ message: string; warnings: string[] }>) => {
      state.uploading = false;
      markConnected(state, null);
      succeed(state, payload.message);
      state.warnings = payload.warnings;
    },
    keyFileUploadFailed: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.uploading = false;
      refuse(state, payload.message);
    },
    disconnectSubmitted: (state) => {
      clearMessages(state);
      state.disconnecting = true;
    },
    disconnected: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.disconnecting = false;
      state.reconnectReason = null;
      markDisconnected(state);
      succeed(state, payload.message);
    },
    disconnectFailed: (state) => {
      state.disconnecting = false;
      refuse(state, messages.disconnectFailed);
    },
  },
});

function clearMessages(state: ConnectionState): void {
  Object.assign(state, { success: null, error: null, warnings: [] });
}

function succeed(state: ConnectionState, message: string): void {
  Object.assign(state, { success: message, error: null });
}

function refuse(state: ConnectionState, message: string): void {
  Object.assign(state, { success: null, error: message });
}

function markConnected(state: ConnectionState, email: string | null): void {
  state.connected = true;
  state.consent = null;
  state.reconnectReason = null;
  if (!email) return;
  state.email = email;
  state.emailSearch = 'idle';
}

function markDisconnected(state: ConnectionState): void {
  state.connected = false;
  state.email = null;
  state.emailSearch = 'idle';
  state.services = null;
  state.expiresAt = null;
}

export const {
  connectStepHidden,
  connectStepShown,
  connectionScreenOpened,
  consentAbandoned,
  consentConfirmed,
  consentMessageReceived,
  consentRefused,
  consentReturned,
  consentStartFailed,
  consentStarted,
  consentTimedOut,
  consentWindowSent,
  disconnectFailed,
  disconnectSubmitted,
  disconnected,
  emailFound,
  emailNotFound,
  emailSearchStarted,
  keyFileAccepted,
  keyFileRefused,
  keyFileSubmitted,
  keyFileUploadFailed,
  keyFormTyped,
  methodChosen,
  popupBlocked,
  signInMissing,
  statusCheckFailed,
  statusReceived,
} = connectionSlice.actions;
