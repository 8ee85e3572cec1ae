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
  /** What its amount is in, and for. */
  currency?: string | null;
  amountPeriod?: string | null;
};

export type DecisionChoice = DecisionKind | 'acknowledge';
export type Decide = (contract: Decidable, choice: DecisionChoice, about: 'present' | 'passed') => void;

export const DecideContext = createContext<Decide>(() => undefined);

export function useDecide(): Decide {
  return useContext(DecideContext);
}

/** What is being decided: contracts whose decision is on its way, by id. */
export type UnderWay = ReadonlyMap<string, DecisionChoice>;

export const UnderWayContext = createContext<UnderWay>(new Map());

/** The decision about this contract that is on its way; null if none is. */
export function useDeciding(id: string): DecisionChoice | null {
  return useContext(UnderWayContext).get(id) ?? null;
}

/** For a button that decides, while a decision is on its way. It keeps the focus, which a disabled one would lose. */
export function whileDeciding(underWay: DecisionChoice | null, choice: DecisionChoice) {
  return underWay === null ? {} : { 'aria-disabled': true, 'aria-busy': underWay === choice };
}
