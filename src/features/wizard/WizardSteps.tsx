/** Where the user is: the five steps, or one line of it on a phone. */
import { Steps } from 'antd';
import { limits } from '../../domain/limits.ts';
import { wizardSteps } from './stepTable.ts';
import type { Phase } from './wizardState.ts';

const titles = Object.values(wizardSteps).flatMap(({ step, title }) => (step === 'completed' ? [] : [title]));

export function WizardSteps({ at }: { at: Phase['name'] }) {
  const { step, title: currentTitle } = wizardSteps[at];
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
        {step === 'completed' ? currentTitle : `Step ${step + 1} of ${limits.wizardStepCount}: ${currentTitle}`}
      </p>
    </>
  );
}
