/** Which screen is open and on which day, so that a replayed log shows the screens that the user saw. Nothing else reads it: the router decides. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarDay } from '../../contract/calendar.ts';
import { holdsSecret } from '../domain/secretTexts.ts';

type Place = { path: string; /** The user's own. */ day: CalendarDay };
type PlaceState = { path: string | null; day: CalendarDay | null };

const initialState: PlaceState = { path: null, day: null };

export const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    /** A screen was opened, or the day began while it was open. Of an address with a key in it, as in links from messages, only the screen is kept. */
    placeShown: {
      prepare: ({ path, day }: Place) => ({
        payload: { path: holdsSecret(path) ? path.replace(/[?#].*$/s, '') : path, day },
      }),
      reducer: (_state, { payload }: PayloadAction<Place>) => payload,
    },
  },
});

export const { placeShown } = placeSlice.actions;
