/** What can be decided about the end of a cycle, and how it reads. The words are those of the product: renew, renegotiate, cancel, let end. */

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

/** What has to be done until the act-by day: `Give notice by`, `Use option by`, `Ends`. */
export function actByLabel(kind: ActByKind | undefined): string {
  if (kind === 'notice') return 'Give notice by';
  return kind === 'option' ? 'Use option by' : 'Ends';
}

/** The same of a day that has gone by. */
export function passedLabel(kind: ActByKind | undefined): string {
  if (kind === 'notice') return 'Notice was due';
  return kind === 'option' ? 'Option was due' : 'Ended';
}
