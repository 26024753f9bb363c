/** Types of `translate.mjs`, which stays as its author wrote it. */
export function translatePage(options?: {
  readonly when?: 'now' | 'parsed' | 'load';
  readonly language?: string;
  readonly mark?: string;
  readonly delayMs?: number;
}): void;
