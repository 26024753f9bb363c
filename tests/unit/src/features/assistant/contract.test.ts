import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storedAnswers } from '../../../../../src/features/assistant/contract.ts';

test('stored answers come back as they were', () => {
  const answers = {
    given: {
      manufacturer: { choice: 'Tata' },
      model: { choice: '+other', text: 'Sumo' },
      location: { choice: 'jaipur' },
    },
    detour: 'support',
    slotLost: {
      date: '2026-03-11',
      slotId: '9-11',
      alternatives: [{ date: '2026-03-11', id: '11-13', left: 2 }],
    },
    bookingId: 'CAR7',
  };
  expect(z.parse(storedAnswers, JSON.parse(JSON.stringify(answers)))).toEqual(answers);
});

test.each([
  [null],
  [{}],
  [{ given: { colour: { choice: 'red' } } }],
  [{ given: { model: 'Sumo' } }],
  [{ given: {}, detour: 'lunch' }],
])('%j is no conversation', (stored) => expect(z.safeParse(storedAnswers, stored).success).toBe(false));
