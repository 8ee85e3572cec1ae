/** The notices on screen, oldest first. Shown by one component, wherever the user is. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '../domain/notice.ts';

type NoticesState = { list: Notice[] };

const initialState: NoticesState = { list: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Shows a notice until it is dismissed; the same text twice is shown once. */
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.list = state.list.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text);
        state.list.push(payload);
      },
    },
    noticeDismissed: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.list = state.list.filter(({ id }) => id !== payload.id);
    },
    /** The user went where notices pointed: they have done their work. */
    noticesFollowed: (state, { payload }: PayloadAction<{ to: string }>) => {
      state.list = state.list.filter(({ link }) => link?.to !== payload.to);
    },
  },
  selectors: { selectNotices: (state) => state.list },
});

export const { noticeDismissed, noticeShown, noticesFollowed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
