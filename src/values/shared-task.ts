/**
 * Runs a task once for all callers during its run. It abandons a run older than `livesMs`. On Workers a promise belongs
 * to the request that made it, and it may never settle when that request is killed.
 * @param now the current instant in ms
 */
export function sharedTask(task: () => Promise<void>, livesMs: number, now: () => number) {
  let running: { readonly promise: Promise<void>; readonly since: number } | undefined;
  return (): Promise<void> => {
    if (running && now() - running.since <= livesMs) return running.promise;
    const run = { promise: task(), since: now() };
    running = run;
    const done = () => {
      if (running === run) running = undefined;
    };
    run.promise.then(done, done);
    return run.promise;
  };
}
