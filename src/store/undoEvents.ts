/** What is taken back from a notice, as events: plain data, so that it can be replayed. */
import { createAction } from '@reduxjs/toolkit';
import type { DecisionKind } from '../domain/decisions.ts';

/** The user took a decision back. `version` is the contract's since the decision. */
export const decisionUndone = createAction<{
  id: string;
  cycleEnd: string;
  decision: DecisionKind;
  version: number;
  today: string;
}>('decisions/decisionUndone');

/** The user took contracts back out of the trash, right after they were moved there. */
export const deletionUndone = createAction<{ ids: string[]; today: string }>('decisions/deletionUndone');
