import type { ReactNode } from 'react';
import type { Entry } from '../../../src/features/assistant/rules/transcript.ts';
import type { useAssistant } from './use-assistant.ts';

/** English pages have no field for a sentence, so that their script stays within its budget (decision 013). */
export const sentenceField = (
  _entry: Extract<Entry, { from: 'assistant' }>,
  _id: string,
  _isOpen: boolean,
  _assistant: ReturnType<typeof useAssistant>,
): ReactNode => null;
