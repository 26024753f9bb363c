import { expect, test } from 'vitest';
import { assistantChoices } from '../../../../../../src/content/text/assistant.ts';
import { noAnswers, questions } from '../../../../../../src/features/assistant/rules/answers.ts';
import { choicesFor, commonFuelTypes } from '../../../../../../src/features/assistant/rules/choices.ts';
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

/** The names of a manufacturer, a model and a fuel type are the ids of their own buttons. */
const ownNames: ReadonlySet<string> = new Set(['Tata', 'Nexon', ...commonFuelTypes]);

test.each(questions)('every button of %s has words: a name of its own or an entry here', (question) => {
  const choices = [bare, listed].flatMap((facts) => choicesFor(question, noAnswers, facts));
  const wordless = choices.filter(({ id }) => !ownNames.has(id) && !(id in assistantChoices));
  expect(wordless).toEqual([]);
});
