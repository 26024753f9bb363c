export interface StepWords {
  readonly title: string;
  readonly text: string;
}

/** How it works, numbered in arches. */
export const Steps = ({ steps }: { readonly steps: readonly StepWords[] }) => (
  <ol className="steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
