/** Runs a task when the browser has nothing better to do, after four seconds at the latest. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
};
