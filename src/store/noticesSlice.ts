/** The notices on screen, oldest first. Shown by one component, wherever the user is. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '../domain/notice.ts';

type NoticesState = { list: Notice[] };

/** More ways back than these would fill the screen of whoever checks one contract after another. */
const WAYS_BACK = 3;

const initialState: NoticesState = { list: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Shows a notice until it is dismissed; the same text twice is shown once, and so are the same contracts. */
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        const { kind, text, about } = payload;
        state.list = state.list.filter((each) => each.kind !== kind || each.text !== text);
        const newer = new Set(about);
        state.list = state.list.filter((each) => !each.about?.every((id) => newer.has(id)));
        state.list.push(payload);
        const gone = new Set(state.list.filter(({ action }) => action).slice(0, -WAYS_BACK));
        state.list = state.list.filter((each) => !gone.has(each));
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
