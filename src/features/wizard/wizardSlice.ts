/** The search-and-upload wizard. */
import { createSlice } from '@reduxjs/toolkit';

export const wizardSlice = createSlice({ name: 'wizard', initialState: { step: 0 }, reducers: {} });
