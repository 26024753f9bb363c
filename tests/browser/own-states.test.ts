import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Journey, startJourney } from './journey.ts';
import { stateFindings } from './state-findings.ts';
import { ownStateNames, ownStates, ownVariables } from './states/own-states.ts';
import type { ScreenState } from './states/screen-state.ts';

let journey: Journey;
let states: readonly ScreenState[];
beforeAll(async () => {
  journey = await startJourney({ variables: ownVariables });
  states = await ownStates(journey.site);
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

test('each state of an own page has its test below', () => {
  expect(states.map(({ name }) => name)).toEqual(ownStateNames);
});

describe('axe finds no problem, in both themes, in high contrast and with text of 200 %, in the own state', () => {
  test.each(ownStateNames)('%s', async (name) => {
    for (const state of states.filter((each) => each.name === name))
      expect(await stateFindings(journey, state)).toEqual([]);
  });
});
