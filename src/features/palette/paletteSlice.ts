/** The palette of Ctrl+K: whether it is open, what is typed into it, what is searched for, and which entry is pointed at. And the list of all keys. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type PaletteState = {
  open: boolean;
  question: string;
  /** What the service has been asked: the question, once the typing has paused. */
  asked: string;
  /** The entry that Enter would choose, counted from 0. It may be past the end of a list that has become shorter. */
  at: number;
  /** Are the keys listed? Never beside the palette. */
  keysListed: boolean;
};

const initialState: PaletteState = { open: false, question: '', asked: '', at: 0, keysListed: false };

export const paletteSlice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    paletteOpened: () => ({ ...initialState, open: true }),
    /** What was typed is kept until the palette has gone from sight, so that it does not change on its way out. */
    paletteClosed: (state) => {
      state.open = false;
    },
    keysOpened: () => ({ ...initialState, keysListed: true }),
    keysClosed: (state) => {
      state.keysListed = false;
    },
    questionTyped: (state, { payload }: PayloadAction<{ question: string }>) => {
      state.question = payload.question;
      state.at = 0;
      if (payload.question.trim() === '') state.asked = '';
    },
    questionAsked: (state) => {
      state.asked = state.question.trim();
    },
    entryPointed: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.at = payload.at;
    },
  },
  selectors: { selectPalette: (state) => state },
});

export const { entryPointed, keysClosed, keysOpened, paletteClosed, paletteOpened, questionAsked, questionTyped } =
  paletteSlice.actions;
export const { selectPalette } = paletteSlice.selectors;
