/** What is said after a decision. */
import type { DecisionKind } from './decisions.ts';
import { counted } from './format.ts';

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

/** Of several that are cancelled at once nobody is asked whether notice was sent. */
export function cancelledTogether(count: number): string {
  const page =
    count === 1
      ? 'give notice, and record it on the contract’s page'
      : 'give notice for each, and record it on its page';
  return `${counted(count, 'contract')} will be cancelled. This sends nothing to the other side: ${page}.`;
}
