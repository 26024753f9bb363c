import type { Page } from 'playwright-core';

/** The changes of a page or its context that the end of a visit undoes. */
export interface Changes {
  /** Undoes all of them; false where one cannot be undone. */
  undo(): Promise<boolean>;
}

/** The members whose result undoes the call. */
const DISPOSABLE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route'] as const;

/**
 * A fake clock cannot be undone, and the others are rare. Each tab that a page opens reads its clock too, which ends the
 * page with its visit. One that was used again after such a tab hung once.
 */
const LASTING = ['clock', 'grantPermissions', 'routeFromHAR', 'setGeolocation'] as const;

/** Notices from now on what changes the page for its later visits. */
export function lastingChanges(page: Page): Changes {
  const context = page.context();
  const undoing: (() => unknown)[] = [];
  let isLasting = false;
  const after = (
    owner: object,
    name: string,
    noticed: (result: unknown, given: readonly unknown[]) => void,
  ) => {
    const member: (...given: readonly unknown[]) => unknown = Reflect.get(owner, name).bind(owner);
    Object.defineProperty(owner, name, {
      value: (...given: readonly unknown[]) => {
        const result = member(...given);
        noticed(result, given);
        return result;
      },
    });
  };
  for (const owner of [page, context]) {
    for (const name of DISPOSABLE)
      after(owner, name, (result) => undoing.push(async () => (await Object(result)).dispose()));
    for (const name of ['on', 'once'])
      after(owner, name, (_, given) => undoing.push(() => Reflect.apply(owner.off, owner, given)));
    for (const name of LASTING) {
      const member: unknown = Reflect.get(owner, name);
      const get = () => {
        isLasting = true;
        return typeof member === 'function' ? member.bind(owner) : member;
      };
      if (member !== undefined) Object.defineProperty(owner, name, { get });
    }
  }
  after(context, 'newCDPSession', (result) => undoing.push(async () => (await Object(result)).detach()));
  // Bound before it is watched: undoing it is no change of its own.
  const goOnline = context.setOffline.bind(context, false);
  after(context, 'setOffline', () => undoing.push(goOnline));
  return {
    async undo() {
      if (isLasting) return false;
      // The session of a tab that was closed is gone.
      for (const change of undoing.splice(0)) await Promise.resolve(change()).catch(() => undefined);
      return true;
    },
  };
}
