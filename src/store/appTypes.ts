/** The store's types, for those who come before it: slices, listeners and thunks import these as types only. */
import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';
import type { RecordedLog } from './supportLog.ts';

/** What thunks get besides the store: the log for support, and the reducer that replays it. */
export type ThunkExtra = {
  readSupportLog: () => RecordedLog<RootState>;
  reduce: (state: unknown, action: UnknownAction) => unknown;
};
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, ThunkExtra>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
