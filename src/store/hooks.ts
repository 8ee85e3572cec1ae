/** The typed hooks: components use these, never those of react-redux. */
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './appTypes.ts';
import type { RootState } from './rootReducer.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
