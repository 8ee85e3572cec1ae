/** Which screen is open, so that a replayed log shows the screens that the user saw. Nothing else reads it: the router decides. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { holdsSecret } from '../domain/secretTexts.ts';

type PlaceState = { path: string | null };

const initialState: PlaceState = { path: null };

export const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    /** A screen was opened. Of an address with a key in it, as in links from messages, only the screen is kept. */
    placeShown: {
      prepare: (path: string) => ({ payload: { path: holdsSecret(path) ? path.replace(/[?#].*$/s, '') : path } }),
      reducer: (state, { payload }: PayloadAction<{ path: string }>) => {
        state.path = payload.path;
      },
    },
  },
});

export const { placeShown } = placeSlice.actions;
