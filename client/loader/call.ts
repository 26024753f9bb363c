/** What an island of start `call` waits for. */
export const CALL = 'call';

/** Starts an island that waits to be called; calling it again changes nothing. */
export const callIsland = (name: string): void => {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(CALL));
};
