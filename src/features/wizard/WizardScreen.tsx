/** The wizard's frame: title, steps, messages, the step itself, and its two buttons. */
import './wizard.css';
import './wizardSteps.css';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { productName } from '../../../contract/product.ts';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { CompletedStep } from './steps/CompletedStep.tsx';
import { CriteriaStep } from './steps/CriteriaStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { SearchStep } from './steps/SearchStep.tsx';
import { SelectStep } from './steps/SelectStep.tsx';
import { useCtrlEnter } from './useCtrlEnter.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';
import { useStepsInHistory } from './useStepsInHistory.ts';
import { WizardMessages } from './WizardMessages.tsx';
import { backChosen, nextChosen, wizardLeft, wizardOpened } from './wizardSlice.ts';
import { WizardSteps } from './WizardSteps.tsx';
import { wizardButtons } from './stepTable.ts';

type Props = {
  /** The first step: another feature's, as is the line that says which account is connected. */
  connectStep: ReactNode;
  connectionSummary: ReactNode;
  /** Another way to what a search finds. It shows nothing of itself where it has nothing to offer. */
  ownFiles: ReactNode;
};

export function WizardScreen({ connectStep, connectionSummary, ownFiles }: Props) {
  const dispatch = useAppDispatch();
  const wizard = useAppSelector((state) => state.wizard);
  useEffect(() => {
    dispatch(wizardOpened());
    return () => {
      dispatch(wizardLeft());
    };
  }, [dispatch]);

  useSearchInAddress();
  useStepsInHistory();

  const connected = useAppSelector((state) => state.connection.connected);
  const buttons = wizardButtons(wizard, connected);
  const ready = buttons !== null && !buttons.next.disabled && !buttons.next.busy;
  useCtrlEnter(ready, () => dispatch(nextChosen(connected)));
  const steps = {
    connect: connectStep,
    criteria: <CriteriaStep connectionSummary={connectionSummary} />,
    searching: <SearchStep />,
    select: <SelectStep />,
    review: (
      <PartBoundary resetKey="review" message={messages.scanFailed}>
        <ReviewStep />
      </PartBoundary>
    ),
    done: <CompletedStep />,
  };
  return (
    <section className="wizard" aria-labelledby="wizard-title">
      <h1 id="wizard-title" className="wizard-title">
        {productName} Search &amp; Upload
      </h1>
      <WizardSteps at={wizard.phase.name} />
      <div className="wizard-card">
        {buttons ? (
          <SkipLink className="wizard-skip" to="wizard-buttons">
            Skip to {buttons.next.label}
          </SkipLink>
        ) : null}
        <WizardMessages />
        {steps[wizard.phase.name]}
        {buttons ? (
          <div id="wizard-buttons" className="wizard-buttons" tabIndex={-1}>
            {buttons.back ? <Button onClick={() => dispatch(backChosen())}>Back</Button> : null}
            <Button
              key={wizard.phase.name}
              type="primary"
              className="wizard-next"
              aria-keyshortcuts="Control+Enter"
              disabled={buttons.next.disabled}
              loading={buttons.next.busy}
              // The second half of a double click would act on a step that was not looked at yet: upload what was not reviewed.
              onClick={({ detail }) => detail < 2 && dispatch(nextChosen(connected))}
            >
              {buttons.next.label}
              <kbd aria-hidden>Ctrl Enter</kbd>
            </Button>
          </div>
        ) : null}
      </div>
      <div className="wizard-card wizard-own-files">{ownFiles}</div>
    </section>
  );
}
