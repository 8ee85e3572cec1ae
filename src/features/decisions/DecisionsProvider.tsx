/** Puts deciding behind every screen: sends decisions, says what became of them with a way back, and asks about a cancellation. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { type Decidable, type Decide, DecideContext, UnderWayContext } from '../../ui/decide.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { keepCancellation } from './keptCancellation.ts';
import { cycleEndOf, type DecisionDetails, useSendDecision } from './useSendDecision.ts';

/** Nothing was decided, and that is said. */
function CancelNotShown({ onClosed }: CancelDialogProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(noticeShown({ kind: 'error', text: messages.partNotShown }));
    onClosed();
  }, [dispatch, onClosed]);
  return null;
}

const CancelDialog = partOnDemand<CancelDialogProps>(
  () => import('./CancelDialog.tsx').then((module) => module.CancelDialog),
  CancelNotShown,
  ({ contract }) => contract,
);

type Cancelling = {
  contract: Decidable;
  about: 'present' | 'passed';
  /** The screen on which it was asked. */
  path: string;
};

export function DecisionsProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { decide: send, acknowledge, underWay } = useSendDecision();
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const [saving, setSaving] = useState(false);
  // Back leads to another screen: the question belongs to the one before. What was typed is there when it is asked again.
  if (cancelling && cancelling.path !== pathname && !saving) setCancelling(null);
  const close = useCallback(() => setCancelling(null), []);
  const decide = useCallback<Decide>(
    (contract, choice, about) => {
      // Its buttons show that; whoever asks all the same is not asked about a cancellation that couldn't be sent.
      if (underWay.has(contract.id)) return;
      if (choice === 'acknowledge') void acknowledge(contract);
      else if (choice === 'cancel') setCancelling({ contract, about, path: pathname });
      else void send(contract, about, { decision: choice });
    },
    [acknowledge, send, underWay, pathname],
  );
  const cancel = async (details: DecisionDetails) => {
    if (!cancelling) return;
    setSaving(true);
    const became = await send(cancelling.contract, cancelling.about, details);
    setSaving(false);
    if (became === 'saved') keepCancellation(null);
    // What was entered stays, to be sent again; where the contract has changed it comes back with the contract as it is now.
    if (became !== 'failed') close();
  };
  return (
    <DecideContext value={decide}>
      <UnderWayContext value={underWay}>{children}</UnderWayContext>
      <CancelDialog
        contract={cancelling?.contract ?? null}
        cycleEnd={cancelling ? cycleEndOf(cancelling.contract, cancelling.about) : null}
        onClosed={close}
        saving={saving}
        onCancelContract={(details, proof) => void cancel({ decision: 'cancel', ...details, proof })}
      />
    </DecideContext>
  );
}
