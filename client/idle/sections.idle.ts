import { whenIdle } from '../loader/page.ts';

/**
 * Lays out the sections that the first paint skipped (client/styles/layout.css), one in each idle task, so that no
 * task is long. Find in page, printing and anchors need the layout.
 */
export function start(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.section')];
  const next = () => {
    const section = waiting.shift();
    if (section === undefined) return;
    section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  next();
}
