/** A section of a longer text. Its list follows its paragraphs. */
export interface ProseSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** One step of a job, or one period of time in it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}
