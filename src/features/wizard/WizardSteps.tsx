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
        <Steps
          current={current}
          size="small"
          responsive={false}
          items={titles.map((title, index) => ({
            title: index === current ? <span aria-current="step">{title}</span> : title,
          }))}
        />
      </div>
      <p className="wizard-steps-narrow" aria-current="step">
        {step === 'completed' ? 'Completed' : `Step ${step + 1} of ${limits.wizardStepCount}: ${titles[step] ?? ''}`}
      </p>
    </>
  );
}
