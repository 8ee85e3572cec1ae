/** Values, owners and tags that are typed and not saved yet, of each contract apart: they are there again after a look at another screen. */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { type ContractValues, cycleApi, type FieldName } from '../../api/cycleApi.ts';
import type { periodLabels } from '../../domain/endings.ts';
import type { TypedLength } from '../../ui/typedLength.ts';

/** What stands in the fields of one value's form, whole or not: half a day is a text. */
export type TypedFields = {
  text?: string;
  names?: string[];
  /** A name or tag that is not among the others yet: no Enter has followed it. */
  pending?: string;
  /** Of the owner. */
  email?: string;
  day?: string | null;
  /** An amount or a count that can't be read is what was typed. */
  number?: number | string | null;
  length?: TypedLength | null;
  choice?: string | null;
  currency?: string | null;
  period?: keyof typeof periodLabels | null;
};

/** `saved` is how the value read when the first key was pressed; null where there was none. */
export type ValueDraft = { typed: TypedFields; saved: string | null };
/** What is typed on a contract's page and saved by itself. */
export type DraftField = (keyof ContractValues & FieldName) | 'owner' | 'tags';
type Place = { id: string; field: DraftField };
export type ValueDrafts = Record<string, Partial<Record<DraftField, ValueDraft>>>;

const initialState: ValueDrafts = {};

export const valueDraftsSlice = createSlice({
  name: 'valueDrafts',
  initialState,
  reducers: {
    valueTyped: (state, { payload }: PayloadAction<Place & ValueDraft>) => {
      const { id, field, typed, saved } = payload;
      const before = state[id]?.[field];
      state[id] = { ...state[id], [field]: { typed, saved: before ? before.saved : saved } };
    },
    /** It was saved, given up, or typed back to what it was. */
    valueSettled: (state, { payload: { id, field } }: PayloadAction<Place>) => {
      const drafts = state[id];
      if (!drafts) return;
      delete drafts[field];
      if (Object.keys(drafts).length === 0) delete state[id];
    },
    /** After a reload or another sign-in of the same user. What was typed since counts. */
    draftsRestored: (state, { payload }: PayloadAction<ValueDrafts>) => ({ ...payload, ...state }),
  },
  selectors: { selectValuesTyped: (state) => Object.keys(state).length > 0 },
  extraReducers: (builder) => {
    const { deleteContract } = api.endpoints;
    const { changeContracts } = cycleApi.endpoints;
    builder.addMatcher(isAnyOf(deleteContract.matchFulfilled, changeContracts.matchFulfilled), (state, { meta }) => {
      const said = meta.arg.originalArgs;
      if ('id' in said) delete state[said.id];
      else if (said.changeContractsRequest.trash) for (const id of said.changeContractsRequest.ids) delete state[id];
    });
  },
});

export const { draftsRestored, valueSettled, valueTyped } = valueDraftsSlice.actions;
export const { selectValuesTyped } = valueDraftsSlice.selectors;
