import type { IdleModule } from './idle-module.ts';

/** Every module of this folder, in one file: adding `<name>.idle.ts` is all it takes. */
const modules = import.meta.glob<IdleModule['start']>('./*.idle.ts', { eager: true, import: 'start' });

/** Starts each; one that fails takes no other with it. */
for (const [file, start] of Object.entries(modules)) {
  try {
    start();
  } catch (error) {
    console.info('Not started:', file, error);
  }
}

// For tests, which wait for it rather than sleep.
document.documentElement.dataset.idleStatus = 'started';
