import { classNames } from './class-names.ts';

interface StepperProps {
  readonly steps: readonly string[];
  /** Zero-based; those before it are done. */
  readonly current: number;
}

export const Stepper = ({ steps, current }: StepperProps) => (
  <ol className="stepper">
    {steps.map((step, index) => (
      <li
        key={step}
        className={classNames(index < current && 'done', index === current && 'now')}
        aria-current={index === current ? 'step' : undefined}
      >
        {step}
      </li>
    ))}
  </ol>
);
