/** Step 4: what was read, to be checked and corrected before the upload; as cards, or one contract at a time beside its document. */
import { Alert, Segmented } from 'antd';
import { messages } from '../../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { reviewedContracts } from '../foundContract.ts';
import { OneAtATime } from '../oneAtATime/OneAtATime.tsx';
import { ReviewOverview } from '../ReviewOverview.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { correctionLeftOpen, reviewFormChosen } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';

const forms = [
  { value: 'overview' as const, label: 'Overview' },
  { value: 'one' as const, label: 'One at a time' },
];

export function ReviewStep() {
  const { contracts: all, corrections, reviewForm } = useAppSelector((state) => wizardView(state.wizard));
  const dispatch = useAppDispatch();
  const contracts = reviewedContracts(all);
  if (contracts.length === 0) {
    return (
      <>
        <StepHeading>Review contracts</StepHeading>
        <Alert type="warning" role="note" showIcon title={messages.nothingProcessed} />
      </>
    );
  }
  return (
    <>
      <div className="review-top">
        <StepHeading>Review contracts</StepHeading>
        <Segmented
          aria-label="Show the contracts as"
          // Its choices are stops for the Tab key; the library makes it another.
          tabIndex={-1}
          options={forms}
          value={reviewForm}
          onChange={(form) => {
            // A form that is open on a card belongs to it: it is saved or cancelled first.
            const open = Object.keys(corrections).length > 0;
            dispatch(open ? correctionLeftOpen() : reviewFormChosen({ form }));
          }}
        />
      </div>
      {reviewForm === 'one' ? <OneAtATime contracts={contracts} /> : <ReviewOverview />}
    </>
  );
}
