import { rememberLanding } from '../storage/landing.ts';
import { CALL, ISLAND } from './page.ts';
import type { EarlyChanges } from './taken-texts.ts';

/** The first signs of use, and the call from another part of the page. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'input', 'click', 'submit', CALL];

/**
 * The script in every page. It keeps the visitor's gestures until the loader's file is there, which then answers them.
 * The Worker inlines this code at the end of the page. A form that is sent before works as without JavaScript.
 */
const early: Event[] = [];
let answer = (event: Event): void => {
  early.push(event);
  if (isOfIsland(event)) event.preventDefault();
};

/** Collects what something else changes in the islands' texts, until these hydrate. A translation may come first. */
const changes: EarlyChanges = {
  records: [],
  observer: new MutationObserver((records) => changes.records.push(...records)),
};
changes.observer.observe(document.body, { childList: true, subtree: true });

/** Whether the event submits a form that an island handles. The form may stand around the islands of its buttons. */
const isOfIsland = (event: Event): event is SubmitEvent =>
  event instanceof SubmitEvent &&
  event.target instanceof Element &&
  (event.submitter ?? event.target).closest(ISLAND) !== null;

function begin(): void {
  rememberLanding();
  for (const sign of SIGNS)
    document.addEventListener(sign, (event) => answer(event), { capture: true, passive: sign !== 'submit' });
  import(/* @vite-ignore */ import.meta.env.LOADER ?? '/client/loader/main.ts').then(
    ({ start }) => {
      answer = start(changes);
      early.forEach(answer);
    },
    // The network is gone. The page still works as HTML, with forms that post.
    () => {
      answer = () => {};
      for (const event of early)
        if (isOfIsland(event) && event.target instanceof HTMLFormElement)
          event.target.requestSubmit(event.submitter);
    },
  );
}

/**
 * Waits until the visitor sees the page, for a browser may prerender it (client/idle/speculation.idle.ts). A
 * prerendered page must store and count no visit, and its click should wait for the paint alone.
 */
if (Reflect.get(document, 'prerendering')) {
  document.body.getBoundingClientRect();
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(begin)));
} else begin();
