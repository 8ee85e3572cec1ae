/** Where the user is: the five steps, or one line of it on a phone. */
import { Steps } from 'antd';
import { limits } from '../../domain/limits.ts';
import type { WizardStep } from './wizardState.ts';

const titles = ['Connect', 'Search criteria', 'Search', 'Select', 'Review'];

export function WizardSteps({ step }: { step: WizardStep }) {
  const current = step === 'completed' ? limits.wizardStepCount : step;
  return (
    <>
      <div className="wizard-steps-wide">
        <Steps current={current} size="small" responsive={false} items={titles.map((title) => ({ title }))} />
      </div>
      <p className="wizard-steps-narrow">
        {step === 'completed' ? 'Completed' : `Step ${step + 1} of ${limits.wizardStepCount}: ${titles[step] ?? ''}`}
      </p>
    </>
  );
}
