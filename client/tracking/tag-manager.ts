import { type DataLayerEvent, TAG_MANAGER_SCRIPT } from '../../src/features/tracking/rules/page-scripts.ts';
import { addScript } from './foreign-script.ts';

/** Tells the tag manager. */
export type TagManager = (event: DataLayerEvent) => void;

/** Loads the tag manager's container. Only ever with consent. */
export function loadTagManager(id: string): TagManager {
  const dataLayer: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  Object.assign(window, { dataLayer });
  addScript(`${TAG_MANAGER_SCRIPT}?id=${encodeURIComponent(id)}`);
  return (event) => dataLayer.push(event);
}
