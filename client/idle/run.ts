import type { IdleModule } from './idle-module.ts';

/** Every module of this folder, in one file: adding `<name>.idle.ts` is all it takes. */
const modules = import.meta.glob<IdleModule['start']>('./*.idle.ts', { eager: true, import: 'start' });

/** Lets a visitor's own gesture go first. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts each in a task of its own, so that none is long; one that fails takes no other with it. */
async function startAll(): Promise<void> {
  for (const [file, start] of Object.entries(modules)) {
    await turn();
    try {
      start();
    } catch (error) {
      console.info('Not started:', file, error);
    }
  }
  // For tests, which wait for it rather than sleep.
  document.documentElement.dataset.idleStatus = 'started';
}

void startAll();
