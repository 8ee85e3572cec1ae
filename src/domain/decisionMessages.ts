/** What is said after a decision. */
import type { DecisionKind } from './decisions.ts';

const saved: Record<DecisionKind, string> = {
  undecided: 'is undecided again',
  renew: 'will be renewed',
  renegotiate: 'will be renegotiated',
  cancel: 'will be cancelled',
  'let end': 'will be left to end',
};

/** `Brightwater Software will be renewed.` */
export function decisionSaved(name: string, decision: DecisionKind): string {
  return `${name} ${saved[decision]}.`;
}

/** After an acknowledgement was taken back. */
export function passedAgain(name: string): string {
  return `That the last day of ${name} passed is no longer acknowledged.`;
}

/** After a day that passed was acknowledged. */
export function passedAcknowledged(name: string): string {
  return `You have acknowledged that the last day of ${name} passed.`;
}
