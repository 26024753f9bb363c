import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { stateFindings } from './state-findings.ts';
import { ownStateNames, ownStates, ownVariables } from './states/own-states.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: ownVariables });
const states = await ownStates(journey.site);
afterEach(() => journey.expectQuietConsole());

test('each state of an own page has its test below', () => {
  expect(states.map(({ name }) => name)).toEqual(ownStateNames);
});

describe('axe finds no problem in the own state', () => {
  const named = ownStateNames.map((name, place) => [name, place] as const);
  test.each(share(named, 6))('%s', async (name, place) => {
    for (const state of states.filter((each) => each.name === name))
      expect(await stateFindings(journey, state, Math.floor(place / 2))).toEqual([]);
  });
});
