import { describe, expect, test } from 'vitest';
import {
  decidePopup,
  initialPopupState,
  mayPrompt,
  type PopupDecision,
  type PopupEvent,
  type PopupSession,
  type PopupState,
  promptVisible,
} from '../../../../../../src/features/leads/rules/popup.ts';

const freshPopupSession: PopupSession = {
  hasFilledForm: false,
  hasShownInitialPopup: false,
  hasShownExitPopup: false,
  hasShownFirstPopup: false,
  popupCount: 0,
};
const phone = initialPopupState(freshPopupSession, 'allowed', 390);
const desktop = { ...phone, widthPx: 1280 };
const types: PopupEvent = { type: 'service_types_loaded', count: 8 };
const twentySeconds: PopupEvent = { type: 'time_passed', sinceLoadMs: 20_000 };
const leftThroughTop: PopupEvent = { type: 'mouse_left_through_top' };
const closing: PopupEvent = { type: 'page_closing' };
const dismissed: PopupEvent = { type: 'dismissed' };
const hiddenFor = (ms: number): PopupEvent[] => [
  { type: 'page_hidden', atMs: 1_000 },
  { type: 'page_shown', atMs: 1_000 + ms },
];

/** Plays the events in order and returns the last decision. */
const play = (state: PopupState, ...events: PopupEvent[]): PopupDecision =>
  events.reduce<PopupDecision>((decision, event) => decidePopup(decision.state, event), {
    state,
    action: 'none',
  });

const having = (state: PopupState, session: Partial<PopupSession>): PopupState => ({
  ...state,
  session: { ...state.session, ...session },
});

/** The state of a visitor who has closed the first popup. */
const afterFirst = (state: PopupState) =>
  having(state, { hasShownInitialPopup: true, hasShownFirstPopup: true, popupCount: 1 });

describe('the automatic popup', () => {
  test.each<[string, PopupState, PopupEvent[], PopupDecision['action']]>([
    ['opens 20 s after load', phone, [types, twentySeconds], 'open_initial'],
    ['opens when the service types come after the 20 s', phone, [twentySeconds, types], 'open_initial'],
    ['does not open a moment before', phone, [types, { type: 'time_passed', sinceLoadMs: 19_999 }], 'none'],
    ['does not open before the service types are known', phone, [twentySeconds], 'none'],
    [
      'does not open when there is no service type',
      phone,
      [{ type: 'service_types_loaded', count: 0 }, twentySeconds],
      'none',
    ],
    ['does not open on an express page', { ...phone, place: 'exit_only' }, [types, twentySeconds], 'none'],
    ['does not open on a page that closes it', { ...phone, place: 'closed' }, [types, twentySeconds], 'none'],
    [
      'does not open once the form is filled',
      having(phone, { hasFilledForm: true }),
      [types, twentySeconds],
      'none',
    ],
    [
      'does not open a second time in the session',
      having(phone, { hasShownInitialPopup: true }),
      [types, twentySeconds],
      'none',
    ],
    [
      'does not open when two popups have shown',
      having(phone, { popupCount: 2 }),
      [types, twentySeconds],
      'none',
    ],
    [
      'does not open over a form in progress',
      phone,
      [types, { type: 'form_started' }, twentySeconds],
      'none',
    ],
    ['opens once, however often the clock ticks', phone, [types, twentySeconds, twentySeconds], 'none'],
  ])('%s', (_, state, events, action) => expect(play(state, ...events).action).toBe(action));
});

describe('the exit popup', () => {
  test.each<[string, PopupState, PopupEvent[], PopupDecision['action']]>([
    [
      'opens when the mouse leaves a desktop page through the top',
      afterFirst(desktop),
      [leftThroughTop],
      'open_exit',
    ],
    ['takes 769 px for a desktop', { ...afterFirst(phone), widthPx: 769 }, [leftThroughTop], 'open_exit'],
    ['takes 768 px for a phone', { ...afterFirst(phone), widthPx: 768 }, [leftThroughTop], 'none'],
    [
      'opens when a phone page is shown after more than 5 s',
      afterFirst(phone),
      hiddenFor(5_001),
      'open_exit',
    ],
    ['does not open after exactly 5 s', afterFirst(phone), hiddenFor(5_000), 'none'],
    [
      'does not open on a page shown without having been hidden',
      afterFirst(phone),
      [{ type: 'page_shown', atMs: 9_000 }],
      'none',
    ],
    ['opens when a phone page is about to close', afterFirst(phone), [closing], 'open_exit'],
    ['ignores a hidden tab on a desktop', afterFirst(desktop), hiddenFor(60_000), 'none'],
    ['ignores a closing page on a desktop', afterFirst(desktop), [closing], 'none'],
    [
      'follows a window that is made narrower',
      afterFirst(desktop),
      [{ type: 'resized', widthPx: 600 }, closing],
      'open_exit',
    ],
    ['does not open before the first popup has shown', desktop, [leftThroughTop], 'none'],
    [
      'does not open once the form is filled',
      having(afterFirst(desktop), { hasFilledForm: true }),
      [leftThroughTop],
      'none',
    ],
    ['opens once only', having(afterFirst(desktop), { hasShownExitPopup: true }), [leftThroughTop], 'none'],
    [
      'does not open when two popups have shown',
      having(afterFirst(desktop), { popupCount: 2 }),
      [leftThroughTop],
      'none',
    ],
    [
      'does not open on /express and /ads-express',
      { ...afterFirst(desktop), place: 'closed' },
      [leftThroughTop],
      'none',
    ],
    [
      'may open on another express page',
      { ...afterFirst(desktop), place: 'exit_only' },
      [leftThroughTop],
      'open_exit',
    ],
    [
      'does not open over a form in progress',
      afterFirst(desktop),
      [{ type: 'form_started' }, leftThroughTop],
      'none',
    ],
    ['does not open over the open popup', desktop, [types, twentySeconds, leftThroughTop], 'none'],
  ])('%s', (_, state, events, action) => expect(play(state, ...events).action).toBe(action));
});

describe('an open popup', () => {
  const open = [types, twentySeconds];
  test.each<[string, PopupEvent]>([
    ['closes when it is dismissed', dismissed],
    ['gives way to a form that the visitor opens', { type: 'form_started' }],
  ])('%s', (_, event) => {
    expect(play(phone, ...open, event)).toMatchObject({ action: 'close', state: { open: false } });
  });
});

test('after a dismissal the next page waits again but opens no popup', () => {
  const { state } = play(phone, types, twentySeconds, dismissed);
  const nextPage = initialPopupState(state.session, 'allowed', 390);
  expect(play(nextPage, types, twentySeconds).action).toBe('none');
});

test('a visitor who closes every popup sees two in a session, never a third', () => {
  const everything = [
    types,
    twentySeconds,
    dismissed,
    closing,
    dismissed,
    closing,
    ...hiddenFor(9_000),
    twentySeconds,
  ];
  let state = phone;
  let shown = 0;
  for (const event of [...everything, ...everything]) {
    const decision = decidePopup(state, event);
    state = decision.state;
    if (decision.action.startsWith('open')) shown += 1;
  }
  expect(shown).toBe(2);
  expect(state.session).toEqual({
    hasFilledForm: false,
    hasShownInitialPopup: true,
    hasShownExitPopup: true,
    hasShownFirstPopup: true,
    popupCount: 2,
  });
});

const idle = { chatOpened: false, dismissed: false };

test.each([
  ['is not there before 12 s', 11_999, idle, false],
  ['appears at 12 s', 12_000, idle, true],
  ['is still there before 17 s', 16_999, idle, true],
  ['hides at 17 s', 17_000, idle, false],
  ['is gone once the chat was opened', 13_000, { ...idle, chatOpened: true }, false],
  ['is gone once dismissed', 13_000, { ...idle, dismissed: true }, false],
  ['is gone once dismissed, chat or not', 18_000, { chatOpened: true, dismissed: true }, false],
])('the floating prompt %s', (_, sinceLoadMs, visitor, visible) =>
  expect(promptVisible(sinceLoadMs, visitor)).toBe(visible),
);

const nothingHeld = { hasLeftNumber: false, isBusy: false, showsPrompt: false, showsSubject: false };

describe('the policy of all prompts', () => {
  test('lets a prompt appear where no fact holds it back', () => expect(mayPrompt(nothingHeld)).toBe(true));

  test.each(['hasLeftNumber', 'isBusy', 'showsPrompt', 'showsSubject'] as const)(
    'holds it back for %s alone',
    (fact) => expect(mayPrompt({ ...nothingHeld, [fact]: true })).toBe(false),
  );

  test('a popup that is held back opens at a later moment without the obstacle', () => {
    const held = play({ ...phone, heldBack: true }, types, twentySeconds);
    expect(held.action).toBe('none');
    expect(play({ ...held.state, heldBack: false }, twentySeconds).action).toBe('open_initial');
  });

  test('an obstacle does not close an open popup', () => {
    const open = play(phone, types, twentySeconds);
    expect(play({ ...open.state, heldBack: true }, { type: 'resized', widthPx: 390 }).action).toBe('none');
  });
});
