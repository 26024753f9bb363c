import { type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'button, input';

/**
 * Keeps the visitor where the conversation is: what is asked is in sight, and whoever was in the chat goes on from its
 * first control. Nobody is drawn into the chat from elsewhere on the page.
 * @param moment changes whenever something new stands in the log
 * @param atEnd what is new stands at the very end, under a list however long
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

/** In an earlier message one starts from what was chosen. */
const firstOf = (edited: Element | null | undefined): string =>
  edited?.querySelector('[aria-pressed="true"]') ? '[aria-pressed="true"]' : CONTROLS;

/** The log begins at its end. Only a list too long for it is shown from its question on. Never is the page scrolled. */
function showNewest(log: HTMLElement, controls: HTMLElement | null | undefined): void {
  const question = controls?.previousElementSibling;
  log.scrollTop = 0;
  if (!controls || !question) return;
  const top = question.getBoundingClientRect().top;
  if (controls.getBoundingClientRect().bottom - top > log.clientHeight) log.scrollTop += top - topOf(log);
}

/** An earlier message is moved into sight, with as little as will do. */
function showEdited(log: HTMLElement, edited: HTMLElement): void {
  const { top, bottom } = edited.getBoundingClientRect();
  const view = log.getBoundingClientRect();
  if (top < topOf(log)) log.scrollTop += top - topOf(log);
  else if (bottom > view.bottom) log.scrollTop += bottom - view.bottom + GAP_PX;
}

const GAP_PX = 12;
const topOf = (log: HTMLElement): number => log.getBoundingClientRect().top + GAP_PX;
