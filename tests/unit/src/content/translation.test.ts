import { expect, test } from 'vitest';
import { translated } from '../../../../src/content/translation.ts';
import { filledIn, sample } from '../../../../src/values/stated.ts';

const english = {
  id: 'ac',
  name: 'AC service',
  price: { from: 99900, note: 'Gas is extra' },
  steps: [
    { icon: 'fan', title: 'Test' },
    { icon: 'gas', title: 'Refill' },
  ],
  signs: ['Warm air'],
};

test('translated: changes the words that it is given and keeps every other fact', () => {
  const hindi = translated(english, {
    name: 'एसी सर्विस',
    price: { note: 'गैस अलग से' },
    steps: [{ title: 'टेस्ट' }, {}],
    signs: ['गर्म हवा'],
  });
  expect(hindi).toEqual({
    id: 'ac',
    name: 'एसी सर्विस',
    price: { from: 99900, note: 'गैस अलग से' },
    steps: [
      { icon: 'fan', title: 'टेस्ट' },
      { icon: 'gas', title: 'Refill' },
    ],
    signs: ['गर्म हवा'],
  });
});

test('translated: reaches into a stated value and keeps its origin', () => {
  const hindi = translated(
    { stats: sample([{ label: 'Mechanics', value: '45' }]) },
    { stats: sample([{ label: 'मैकेनिक' }]) },
  );
  expect(filledIn(hindi.stats)).toEqual([{ label: 'मैकेनिक', value: '45' }]);
  expect(hindi.stats.origin).toBe('sample');
});

test('translated: throws where a list has lost or gained an element', () => {
  expect(() => translated(english, { steps: [{ title: 'टेस्ट' }] })).toThrow('1 elements, the English one 2');
});
