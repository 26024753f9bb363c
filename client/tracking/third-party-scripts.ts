import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import {
  AD_EVENTS,
  type ConversionName,
  isCustomOnPixel,
} from '../../src/features/tracking/rules/event-names.ts';
import type { DataLayerEvent } from '../../src/features/tracking/rules/page-scripts.ts';
import { PIXEL_SCRIPT, TAG_MANAGER_SCRIPT } from '../../src/features/tracking/rules/page-scripts.ts';

/** Reports a conversion to the ad pixel, under the same id as the server's event. */
type Pixel = (name: ConversionName, eventId: string, details: ConversionDetails) => void;

type Call = (...parameters: readonly unknown[]) => void;

/** The global function that the pixel's script expects: it queues calls until the script handles them. */
function queueOfCalls(): Call {
  const queue: (readonly unknown[])[] = [];
  const call: Call & { callMethod?: Call } = (...parameters) => {
    if (call.callMethod) call.callMethod(...parameters);
    else queue.push(parameters);
  };
  // Without `disablePushState` the script counts each change of the address as a page view without an id.
  return Object.assign(call, { queue, loaded: true, version: '2.0', push: call, disablePushState: true });
}

/** The details under the pixel's names, without missing ones. */
const detailsOf = ({ value, currency, contentIds, contentName, contentType, contents }: ConversionDetails) =>
  JSON.parse(
    JSON.stringify({
      value,
      currency,
      content_ids: contentIds,
      content_name: contentName,
      content_type: contentType,
      contents,
    }),
  );

/** Loads the pixel; call it only with consent. It knows the visitor by the same id as the server's events. */
export function loadPixel(id: string, visitor: string): Pixel {
  const call = queueOfCalls();
  Object.assign(window, { fbq: call, _fbq: call });
  addScript(PIXEL_SCRIPT);
  // The pixel must collect no events by itself, for the server reports every conversion too, under the same id.
  call('set', 'autoConfig', false, id);
  call('init', id, { external_id: visitor });
  return (name, eventId, details) => {
    const adName = AD_EVENTS[name];
    call(isCustomOnPixel(adName) ? 'trackCustom' : 'track', adName, detailsOf(details), { eventID: eventId });
  };
}

interface TagManager {
  /** Pushes an event to the data layer. */
  push(event: DataLayerEvent): void;
  /** Tells the container's tags about the visitor's choice. */
  setConsent(isGiven: boolean): void;
}

const CONSENTS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Loads the tag manager's container; call it only with consent. Its consent mode is denied until the choice is set. */
export function loadTagManager(id: string): TagManager {
  const dataLayer: unknown[] = [];
  const consent = (how: string, isGiven: boolean) => {
    const state = isGiven ? 'granted' : 'denied';
    const command = ['consent', how, Object.fromEntries(CONSENTS.map((name) => [name, state]))];
    // The container takes only an object of this kind for a command; any other array is a method of a variable.
    dataLayer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }));
  };
  consent('default', false);
  consent('update', true);
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  Object.assign(window, { dataLayer });
  addScript(`${TAG_MANAGER_SCRIPT}?id=${encodeURIComponent(id)}`);
  return {
    push: (event) => dataLayer.push(event),
    setConsent: (isGiven) => consent('update', isGiven),
  };
}

/** Adds a third party's script. The content security policy allows its host only where its id is set. */
function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
