import { nextTask } from '../loader/page.ts';
import { start as startAssistant } from './assistant.idle.ts';
import { start as startBook } from './book.idle.ts';
import { start as startCartBadge } from './cart-badge.idle.ts';
import { start as startConsent } from './consent.idle.ts';
import { start as startFonts } from './fonts.idle.ts';
import { start as startLeadPopup } from './lead-popup.idle.ts';
import { start as startLocation } from './location.idle.ts';
import { start as startNavigationWait } from './navigation-wait.idle.ts';
import { start as startOffline } from './offline.idle.ts';
import { start as startOpeningHours } from './opening-hours.idle.ts';
import { start as startOwnJob } from './own-job.idle.ts';
import { start as startOwnRecords } from './own-records.idle.ts';
import { start as startPictures } from './pictures.idle.ts';
import { start as startRedirects } from './redirects.idle.ts';
import { start as startSavedVehicle } from './saved-vehicle.idle.ts';
import { start as startSections } from './sections.idle.ts';
import { start as startSpeculation } from './speculation.idle.ts';
import { start as startStoredPosts } from './stored-posts.idle.ts';
import { start as startTracking } from './tracking.idle.ts';
import { start as startTypedFields } from './typed-fields.idle.ts';
import { warmUpIslands } from './warm-up.ts';

/**
 * Each module does small work without React once the browser is idle, such as counting the cart or timing a popup.
 * It runs once on each page and must not shift the layout.
 */
const modules: readonly (() => void)[] = [
  startAssistant,
  startBook,
  startCartBadge,
  startConsent,
  startFonts,
  startLeadPopup,
  startLocation,
  startNavigationWait,
  startOffline,
  startOpeningHours,
  startOwnJob,
  startOwnRecords,
  startPictures,
  startRedirects,
  startSavedVehicle,
  startSections,
  startSpeculation,
  startStoredPosts,
  startTracking,
  startTypedFields,
];

/** Starts each module in a task of its own, so that no task is long. A module that throws stops no other. */
async function startAll(): Promise<void> {
  for (const start of modules) {
    await nextTask();
    try {
      start();
    } catch (error) {
      console.info('Not started:', error);
    }
  }
  // Tests wait for this instead of sleeping.
  document.documentElement.dataset.idleStatus = 'started';
}

void warmUpIslands();
void startAll();
