/**
 * Small work that a page does once the browser has nothing better to do: counting what is in the cart, waiting for the
 * moment of a popup, sending what was kept while offline. Without React, and without anything that shifts the page.
 */
export interface IdleModule {
  /** Called once a page, when the browser is idle after its load. */
  start(): void;
}
