/** The typed hooks: components use these, never those of react-redux. */
import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from './appTypes.ts';
import type { RootState } from './rootReducer.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For one look at the state; what follows it takes `useAppSelector`. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
