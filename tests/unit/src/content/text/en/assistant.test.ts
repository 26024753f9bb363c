import { expect, test } from 'vitest';
import { assistantChoices } from '../../../../../../src/content/text/en/assistant.ts';
import { noAnswers, questions } from '../../../../../../src/features/assistant/rules/answers.ts';
import { choicesFor } from '../../../../../../src/features/assistant/rules/choices.ts';
import type { AssistantFacts } from '../../../../../../src/features/assistant/rules/facts.ts';

const bare: AssistantFacts = {
  now: new Date('2026-03-10T04:00:00Z'),
  prices: { manufacturers: () => [], models: () => [], fuelTypes: () => [], price: () => undefined },
  freeSlots: () => [],
};
const listed: AssistantFacts = {
  ...bare,
  prices: { ...bare.prices, manufacturers: () => ['Tata'], models: () => ['Nexon'] },
};

test.each(questions)('every button of %s has words: a name of its own or an entry here', (question) => {
  const choices = [bare, listed].flatMap((facts) => choicesFor(question, noAnswers, facts));
  const wordless = choices.filter(({ id, label }) => label === undefined && !(id in assistantChoices));
  expect(wordless).toEqual([]);
});
