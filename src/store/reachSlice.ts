/** Does the service answer? Worked out of what becomes of the calls, so that it is replayed with them. */
import { createSlice, isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

/** Calls in a row to which nothing came back; one alone may be a call's own bad luck. */
const AWAY = 2;

type Failed = { payload: { status?: unknown; originalStatus?: unknown } | undefined };

const isOfCall = (action: UnknownAction) => action.type.startsWith('api/execute');

/** No answer came, or a proxy answered that there is nobody behind it: its page is not the service's JSON. */
function isSilence({ payload }: Failed): boolean {
  const { status, originalStatus } = payload ?? {};
  return status === 'FETCH_ERROR' || [502, 503, 504].includes(Number(originalStatus));
}

export const reachSlice = createSlice({
  name: 'reach',
  initialState: { failures: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: UnknownAction) => isOfCall(action) && (isFulfilled(action) || isRejectedWithValue(action)),
      (state, action) => {
        state.failures = isRejectedWithValue(action) && isSilence(action as Failed) ? state.failures + 1 : 0;
      },
    );
  },
  selectors: { selectFailing: (state) => state.failures > 0, selectAway: (state) => state.failures >= AWAY },
});

export const { selectAway, selectFailing } = reachSlice.selectors;
