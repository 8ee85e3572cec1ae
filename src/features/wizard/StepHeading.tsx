/** The heading of a step. It takes the focus when the step appears, so that keyboards and screen readers follow. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks.ts';

type Props = { children: ReactNode };

export function StepHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opening the page is no change of step: the focus stays where the browser has it.
  const opened = useAppSelector((state) => state.wizard.onScreen);
  const moved = useRef(opened);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="wizard-heading">
      {children}
    </h2>
  );
}
