import { whenIdle } from '../loader/page.ts';

/**
 * Lays out what the first paint left for later (client/styles/layout.css), a section at a time: finding text in the page,
 * printing it and jumping into it then work as ever, and no single task is long.
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
