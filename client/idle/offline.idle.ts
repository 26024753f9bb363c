import { storageKey } from '../../src/features/offline/rules/stored-pages.ts';
import { carId } from '../../src/values/vehicle.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { isAnswerToForm, savesData } from '../loader/page.ts';
import { pageData } from '../page-data.ts';
import { savedVehicle } from '../storage/session.ts';
import { storedPage, storePage } from '../storage/stored-pages.ts';

/** Makes pages readable without a network (decision 006). */
export function start(): void {
  if (!('serviceWorker' in navigator)) return;
  // A deploy can switch stored pages off. The browser then fetches the script that removes an earlier service worker.
  if (pageData().storesPages === false) return;
  const register = navigator.serviceWorker.register(addresses.serviceWorker);
  void register.then(storeFirstPages).catch(() => undefined);
}

/**
 * Stores the page with which a visit begins, because the service worker starts after it, and the prices of the
 * visitor's car. Visitors who save data store only pages that they open.
 */
async function storeFirstPages(): Promise<void> {
  if (savesData()) return;
  const vehicle = savedVehicle.get();
  const isFirst = navigator.serviceWorker.controller === null && !isAnswerToForm();
  const wanted = isFirst && storageKey(new URL(location.href)) ? [location.href] : [];
  if (vehicle) wanted.push(new URL(addresses.car(carId(vehicle)), location.href).href);
  for (const address of wanted)
    if ((await storedPage(address)) === undefined) await storePage(address, await fetch(address));
}
