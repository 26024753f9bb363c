import { vi } from 'vitest';

/** Installs empty browser storages and a target for page events. `vi.unstubAllGlobals()` removes them. */
export function stubBrowserStorage(): { readonly local: Map<string, string>; readonly page: EventTarget } {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  const storage = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  });
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  return { local, page };
}
