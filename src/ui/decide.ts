/** How any screen decides about a contract: the app puts the feature behind it (features/decisions), once, with its one dialog. */
import { createContext, useContext } from 'react';
import type { ActByKind, DecisionKind } from '../domain/decisions.ts';

/** What deciding needs to know of a contract; a row of the list has it all. */
export type Decidable = {
  id: string;
  name: string;
  counterparty?: string | null;
  version?: number;
  cycleEnd?: string | null;
  passedCycle?: { cycleEnd: string; actBy: string; kind: ActByKind } | null;
  actBy?: string | null;
  actByKind?: ActByKind;
  decision?: DecisionKind;
};

export type DecisionChoice = DecisionKind | 'acknowledge';
export type Decide = (contract: Decidable, choice: DecisionChoice, about: 'present' | 'passed') => void;

export const DecideContext = createContext<Decide>(() => undefined);

export function useDecide(): Decide {
  return useContext(DecideContext);
}
