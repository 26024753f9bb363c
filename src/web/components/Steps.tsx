export interface StepText {
  readonly title: string;
  readonly text: string;
  /** When it is, under the title: "8 to 15 min". */
  readonly time?: string;
}

/** How it works, numbered in arches. */
export const Steps = ({ steps }: { readonly steps: readonly StepText[] }) => (
  <ol className="steps">
    {steps.map(({ title, text, time }) => (
      <li key={title}>
        <h3>
          {title}
          {time && <small className="step-time">{time}</small>}
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
