import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import {
  AD_EVENTS,
  type ConversionName,
  isCustomOnPixel,
} from '../../src/features/tracking/rules/event-names.ts';
import { PIXEL_SCRIPT } from '../../src/features/tracking/rules/page-scripts.ts';
import { addScript } from './foreign-script.ts';

/** Tells the ad system's pixel of a conversion under the id that the server's event carries too. */
export type Pixel = (name: ConversionName, eventId: string, details: ConversionDetails | undefined) => void;

type Call = (...parameters: readonly unknown[]) => void;

/** What the pixel's own script looks for: a function that keeps calls until the script takes them over. */
function queueOfCalls(): Call {
  const queue: (readonly unknown[])[] = [];
  const call: Call & { callMethod?: Call } = (...parameters) => {
    if (call.callMethod) call.callMethod(...parameters);
    else queue.push(parameters);
  };
  // Left alone it tells of every change of the address as one more page view, without an id.
  return Object.assign(call, { queue, loaded: true, version: '2.0', push: call, disablePushState: true });
}

const detailsOf = ({ value, currency, contentIds, contentName, contentType }: ConversionDetails) => ({
  ...(value !== undefined && { value, currency: currency ?? 'INR' }),
  ...(contentIds && { content_ids: contentIds }),
  ...(contentName !== undefined && { content_name: contentName }),
  ...(contentType !== undefined && { content_type: contentType }),
});

/** Loads the pixel. Only ever with consent. */
export function loadPixel(id: string): Pixel {
  const call = queueOfCalls();
  Object.assign(window, { fbq: call, _fbq: call });
  addScript(PIXEL_SCRIPT);
  // It must collect nothing by itself: what it is told is what the server tells as well, under the same id.
  call('set', 'autoConfig', false, id);
  call('init', id);
  return (name, eventId, details = {}) => {
    const adName = AD_EVENTS[name];
    call(isCustomOnPixel(adName) ? 'trackCustom' : 'track', adName, detailsOf(details), { eventID: eventId });
  };
}
