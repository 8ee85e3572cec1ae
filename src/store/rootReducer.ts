/** All of the state. A session that ends takes everything with it but the notices and who signed out why. */
import { combineReducers, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { authSlice, sessionExpired, signedOut, signedOutElsewhere } from '../features/auth/authSlice.ts';
import { connectionSlice } from '../features/connection/connectionSlice.ts';
import { valueDraftsSlice } from '../features/contract/valueDraftsSlice.ts';
import { paletteSlice } from '../features/palette/paletteSlice.ts';
import { wizardSlice } from '../features/wizard/wizardSlice.ts';
import { noticesSlice } from './noticesSlice.ts';
import { placeSlice } from './placeSlice.ts';
import { reachSlice } from './reachSlice.ts';

const combined = combineReducers({
  [api.reducerPath]: api.reducer,
  auth: authSlice.reducer,
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
  palette: paletteSlice.reducer,
  place: placeSlice.reducer,
  reach: reachSlice.reducer,
  valueDrafts: valueDraftsSlice.reducer,
  wizard: wizardSlice.reducer,
});

const ends = isAnyOf(signedOut, signedOutElsewhere, sessionExpired);

export type RootState = ReturnType<typeof combined>;

export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !ends(action)) return combined(state, action);
  const { api: calls, auth, notices, place } = state;
  return combined({ ...combined(undefined, action), api: calls, auth, notices, place }, action);
}
