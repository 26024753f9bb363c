import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { stateFindings } from './state-findings.ts';
import { buyingStates } from './states/buying-states.ts';
import { chatStates } from './states/chat-states.ts';
import { dialogStates } from './states/dialog-states.ts';
import type { ScreenState } from './states/screen-state.ts';
import { trackingStates, trackingVariables } from './states/tracking-states.ts';
import { testJourney } from './test-journey.ts';

const [plain, tracked] = await Promise.all([
  testJourney({ keepsPage: true }),
  testJourney({ keepsPage: true, variables: trackingVariables }),
]);
afterEach(() => {
  plain.expectQuietConsole();
  tracked.expectQuietConsole();
});

const named = (states: readonly ScreenState[]) =>
  share(states, 12).map((state, place) => [state.name, state, place] as const);

describe('axe finds no problem in the state', () => {
  test.each(named([...dialogStates, ...buyingStates, ...chatStates]))('%s', async (_, state, place) => {
    expect(await stateFindings(plain, state, place)).toEqual([]);
  });

  test.each(named(trackingStates))('%s', async (_, state, place) => {
    expect(await stateFindings(tracked, state, place)).toEqual([]);
  });
});
