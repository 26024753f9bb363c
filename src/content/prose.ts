/** A part of a longer text. A list follows the paragraphs. */
export interface ProseSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** One step of a piece of work, or one stretch of time in it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}
