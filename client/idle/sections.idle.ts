import { whenIdle } from '../loader/page.ts';

/**
 * Lays out the sections that the first paint skipped (client/styles/layout.css), one in each idle task. Find in page,
 * printing and anchors then work, and no task is long.
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
