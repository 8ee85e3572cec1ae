/** What can be decided about the end of a cycle, and how it reads. The words are those of the product: renew, renegotiate, cancel, let end. */
import type { Ending } from '../../contract/cycle.ts';

export const decisionKinds = ['undecided', 'renew', 'renegotiate', 'cancel', 'let end'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
export type ActByKind = 'notice' | 'option' | 'end' | null;

const labels: Record<DecisionKind, string> = {
  undecided: 'Undecided',
  renew: 'Renew',
  renegotiate: 'Renegotiate',
  cancel: 'Cancel',
  'let end': 'Let end',
};

/** As it stands in menus and lists. */
export function decisionLabel(decision: string | null | undefined): string {
  return labels[(decision ?? 'undecided') as DecisionKind] ?? labels.undecided;
}

/** The decisions that make sense for a kind of end, none before another in weight: the product does not decide. */
export function decisionsFor(kind: ActByKind): DecisionKind[] {
  return kind === 'notice' ? ['renew', 'renegotiate', 'cancel'] : ['renew', 'renegotiate', 'let end'];
}

/** What has to be done until the act-by day: `Give notice by`, `Use option by`, `Ends`; `Term ends` where nobody knows whether it renews then. */
export function actByLabel(kind: ActByKind | undefined, ending?: Ending): string {
  if (kind === 'notice') return 'Give notice by';
  if (kind === 'option') return 'Use option by';
  return ending === 'unknown' ? 'Term ends' : 'Ends';
}

/** The same of a day that has gone by. */
export function passedLabel(kind: ActByKind | undefined, ending?: Ending): string {
  if (kind === 'notice') return 'Notice was due';
  if (kind === 'option') return 'Option was due';
  return ending === 'unknown' ? 'Term ended' : 'Ended';
}
