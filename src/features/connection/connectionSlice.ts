/** The connection to a Google account. */
import { createSlice } from '@reduxjs/toolkit';

export const connectionSlice = createSlice({ name: 'connection', initialState: { connected: false }, reducers: {} });
