import { nextTask } from '../loader/page.ts';
import { warmUpIslands } from './warm-up.ts';

/**
 * An idle module does small work without React once the browser is idle, such as counting the cart or timing a popup.
 * It must not shift the layout of the page.
 */
interface IdleModule {
  /** Runs once on each page, when the browser is idle after its load. */
  start(): void;
}

/** Every `<name>.idle.ts` of this folder, bundled into one file. */
const modules = import.meta.glob<IdleModule['start']>('./*.idle.ts', { eager: true, import: 'start' });

/** Starts each module in a task of its own, so that no task is long. A module that throws stops no other. */
async function startAll(): Promise<void> {
  for (const [file, start] of Object.entries(modules)) {
    await nextTask();
    try {
      start();
    } catch (error) {
      console.info('Not started:', file, error);
    }
  }
  // Tests wait for this instead of sleeping.
  document.documentElement.dataset.idleStatus = 'started';
}

void warmUpIslands();
void startAll();
