/** One question and its answer, the same text on the page and in its structured data. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
}
