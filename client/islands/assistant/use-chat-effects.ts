import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entry } from '../../../src/features/assistant/rules/transcript.ts';
import { SUPPORT_REDIRECT_MS, typingDelayMs } from '../../../src/features/assistant/rules/transcript.ts';
import { recordRedirect } from '../../api/record-redirect.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import type { chatSubject } from './message-text.ts';

/** The messages that show by now, and whether the assistant is typing another. */
interface Typed {
  readonly entries: readonly Entry[];
  readonly isTyping: boolean;
}

/** Identifies a message by its kind and question, for the same question with another sentence is a new message. */
const keyOf = (entry: Entry): string =>
  entry.from === 'assistant' ? `${entry.message} ${entry.question ?? ''}` : '';

/** The assistant's messages after the visitor's last answer. */
function newest(transcript: readonly Entry[]): readonly Entry[] {
  const lastAnswer = transcript.findLastIndex(({ from }) => from === 'visitor');
  return transcript.slice(lastAnswer + 1);
}

/** Counts the newest messages that already show. */
function shownCount(shown: readonly string[], keys: readonly string[]): number {
  const different = keys.findIndex((key, index) => shown[index] !== key);
  return different === -1 ? keys.length : different;
}

/**
 * Shows the assistant's newest messages one after the other, each after its typing delay. After a reload or a change
 * of an early answer, earlier messages show at once.
 */
export function useTyping(transcript: readonly Entry[], textOf: (entry: Entry) => string): Typed {
  const open = newest(transcript);
  const keys = open.map(keyOf);
  const [shown, setShown] = useState<readonly string[]>([]);
  const count = shownCount(shown, keys);
  const next = open[count];
  const text = next === undefined ? undefined : textOf(next);
  const typed = keys.slice(0, count + 1).join('|');
  useEffect(() => {
    if (text === undefined) return;
    const delay = typingDelayMs(text, prefersReducedMotion());
    const typing = setTimeout(() => setShown(typed.split('|')), delay);
    return () => clearTimeout(typing);
  }, [typed, text]);
  return {
    entries: transcript.slice(0, transcript.length - open.length + count),
    isTyping: next !== undefined,
  };
}

const CONTROLS = '.btn, button, input, textarea';

/**
 * Scrolls the log to the current question. If the focus was in the chat, it moves to the question's first control.
 * @param moment changes with every new message
 * @param atEnd true where the new content is at the very end, even below a long list
 */
export function useFollow(log: RefObject<HTMLElement | null>, moment: string, atEnd: boolean): void {
  const isInside = useRef(false);

  useEffect(() => {
    const root = log.current?.closest('.chat, .chat-page');
    isInside.current = root?.contains(document.activeElement) === true;
    const note = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && root?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [log]);

  useEffect(() => {
    if (moment === '') return;
    const view = log.current;
    const edited = view?.querySelector<HTMLElement>('[data-controls="edit"]');
    const controls = edited ?? view?.querySelector<HTMLElement>('[data-controls="open"]');
    if (isInside.current)
      (controls?.querySelector<HTMLElement>(firstOf(edited)) ?? view)?.focus({ preventScroll: true });
    if (view && edited) showEdited(view, edited);
    else if (view) showNewest(view, atEnd ? undefined : controls);
  }, [log, moment, atEnd]);
}

/** Selects the control that gets the focus. For a change of an earlier answer that is the chosen button. */
const firstOf = (edited: Element | null | undefined): string =>
  edited?.querySelector('[aria-pressed="true"]') ? '[aria-pressed="true"]' : CONTROLS;

/** Scrolls the log to its end, or to the question of a list too long for it. It never scrolls the page. */
function showNewest(log: HTMLElement, controls: HTMLElement | null | undefined): void {
  const question = controls?.previousElementSibling;
  log.scrollTop = 0;
  if (!controls || !question) return;
  const top = question.getBoundingClientRect().top;
  if (controls.getBoundingClientRect().bottom - top > log.clientHeight) log.scrollTop += top - topOf(log);
}

/** Scrolls an earlier message into view by the smallest distance. */
function showEdited(log: HTMLElement, edited: HTMLElement): void {
  const { top, bottom } = edited.getBoundingClientRect();
  const view = log.getBoundingClientRect();
  if (top < topOf(log)) log.scrollTop += top - topOf(log);
  else if (bottom > view.bottom) log.scrollTop += bottom - view.bottom + GAP_PX;
}

const GAP_PX = 12;
const topOf = (log: HTMLElement): number => log.getBoundingClientRect().top + GAP_PX;

/** Opens the business chat three seconds after the visitor chose support, unless they go back before. */
export function useSupport(isAsked: boolean, chatUrl: string, subject: ReturnType<typeof chatSubject>): void {
  // A reload in the support step does not open the chat again.
  const wasAsked = useRef(isAsked);
  const open = useEffectEvent(() => {
    recordRedirect({ ...subject, source: 'assistant-support', url: chatUrl });
    const tab = window.open(chatUrl, '_blank');
    if (tab === null) location.assign(chatUrl);
    else tab.opener = null;
  });
  useEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (!isAsked) return;
    const redirect = setTimeout(() => open(), SUPPORT_REDIRECT_MS);
    return () => clearTimeout(redirect);
  }, [isAsked]);
}
