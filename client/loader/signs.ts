import { CALL } from './page.ts';

/** The first signs of use, and the call from another part of the page. */
export const SIGNS = ['pointerover', 'touchstart', 'focusin', 'input', 'click', 'submit', CALL];

/** Selects the islands. */
export const ISLAND = '[data-island]';
