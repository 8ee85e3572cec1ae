/** The store's types, for those who come before it: slices, listeners and thunks import these as types only. */
import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
