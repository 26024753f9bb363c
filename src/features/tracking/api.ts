import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import { servedCityName } from '../../values/city-aliases.ts';
import { clickIdsOf } from '../../values/utm.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { consentOf } from '../../web/api/consent.ts';
import { CONSENT_PROOF_COOKIE, consentProof, provenConsent } from '../../web/api/consent-proof.ts';
import { DEVICE_COOKIE, keepDevice } from '../../web/api/device.ts';
import { ledgerFault, readForm, refuseForm } from '../../web/api/read-form.ts';
import { refererPath } from '../../web/api/referer.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { seenText } from '../banners/index.ts';
import { networkNames, senderPlace } from '../location/index.ts';
import { type Arrival, adCookie, clickCookies } from './click-cookies.ts';
import { consentBody, type EventsBody, eventsBody } from './contract.ts';
import {
  BROWSER_ID_COOKIE,
  CLICK_ID_COOKIE,
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  clickId,
  consentChoice,
  isBrowserId,
  newBrowserId,
} from './rules/consent.ts';
import type { BrowserIds } from './rules/conversion-event.ts';
import { GOOGLE_CLICK_COOKIE } from './rules/google-click.ts';
import { CITY_IS_GUESS } from './rules/received-events.ts';

/**
 * Events for ads and analytics, answered 202 after the deliveries are stored. Without consent they are dropped here too,
 * although the browser then sends none.
 */
export const eventsApi = (services: Pick<WriteServices, 'takeEvents' | 'now' | 'siteUrl'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, eventsBody);
    if (!form.ok && form.fault.code === 'invalid')
      return errorAnswer(context, 400, 'invalid', { fields: form.fault.fields });
    if (!form.ok || form.channel === 'form') return errorAnswer(context, 415, 'unsupported_media_type');
    const { events, sessionId, userId, customer = {}, city } = form.input;
    const consent = consentOf(context);
    if (!consent.ads && !consent.analytics) {
      forgetUnprovenChoice(context);
      return context.json({ accepted: 0 }, 202);
    }
    const now = services.now();
    const { url: _, ...visit } = consent.visit ?? { url: '' };
    const { adClicks: ids = {}, adClickAt: at } = form.input;
    const browser = consent.ads ? { ...visit, ...storeAdIds(context, { ids, at }, now) } : {};
    const { isGuess, ...place } = placeOf(context.req.raw, city, customer);
    const banners = seenText(context.req.raw);
    const facts = {
      ...place,
      ...(isGuess && { [CITY_IS_GUESS]: true }),
      ...(banners !== undefined && { banners }),
    };
    const batch = {
      events: events.map(withProperties(facts)),
      sessionId,
      userId,
      // A guess is no fact about the person.
      customer: isGuess ? { country: place.country } : { ...customer, ...place },
      browser,
      siteUrl: services.siteUrl,
      now: now.getTime(),
    };
    await services.takeEvents(batch, consent);
    if (consent.analytics) keepDevice(context, userId);
    return context.json({ accepted: events.length }, 202);
  });

type Customer = NonNullable<EventsBody['customer']>;

/** The place of a batch's visitor; the network's guess where neither the page nor the visitor names one. */
function placeOf(request: Request, ofPage: string | undefined, customer: Customer) {
  const known = senderPlace(request, { ofPage, own: customer });
  const { city: name, state, country } = known ? { ...known, country: 'India' } : networkNames(request);
  const city = name === undefined ? undefined : (servedCityName(name, state) ?? name);
  return {
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    ...(country !== undefined && { country }),
    isGuess: known === undefined && city !== undefined,
  };
}

type Properties = Readonly<Record<string, string | number | boolean>>;

/** Adds properties to an event; they replace those that the browser sent. */
const withProperties =
  (more: Properties) =>
  <Event extends { readonly properties?: Properties }>(event: Event): Event => ({
    ...event,
    properties: { ...event.properties, ...more },
  });

/** The pixel script writes random numbers of at most ten digits. */
const RANDOM_LIMIT = 2 ** 32;
const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? RANDOM_LIMIT - 1;

/** Stores the visitor's ad ids in first-party cookies that the pixel reads too. Call it only with consent. */
function storeAdIds(context: Context, arrival: Arrival, now: Date): BrowserIds {
  const stored = getCookie(context, BROWSER_ID_COOKIE);
  const browserId = isBrowserId(stored) ? stored : newBrowserId(now, randomNumber());
  const cookies = [
    ...(browserId === stored ? [] : [adCookie(BROWSER_ID_COOKIE, browserId)]),
    ...clickCookies(context, arrival, now),
  ];
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
  const click = { fbclid: arrival.ids.fbclid, at: arrival.at };
  return { browserId, clickId: clickId(click, getCookie(context, CLICK_ID_COOKIE), now) };
}

/** The click in the address of the page that a plain form was on; scripts send theirs with the events. */
function clickOfPage(context: Context): Arrival {
  const page = context.req.header('Referer') ?? '';
  return { ids: URL.canParse(page) ? clickIdsOf(new URL(page).searchParams) : {} };
}

const deleteCookies = (context: Context, names: readonly string[]): void => {
  for (const name of names) deleteCookie(context, name, { path: '/', secure: true });
};

/** Deletes a yes without its proof, for example one that has run out, so that the next page asks again. */
function forgetUnprovenChoice(context: Context): void {
  if (consentChoice(context.req.header('Cookie') ?? '') === 'all') deleteCookies(context, [CONSENT_COOKIE]);
}

const LIFETIME = { maxAgeSeconds: CONSENT_MAX_AGE_SECONDS };

/**
 * Stores the visitor's consent with its proof. A refusal withdraws it from the records made with it, and deletes the proof
 * and the cookies of ads and analytics.
 */
export const consentApi = (services: Pick<WriteServices, 'siteUrl' | 'signer' | 'now' | 'withdrawConsent'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, consentBody);
    if (!form.ok) return refuseForm(context, form.fault, addresses.privacyChoices);
    const { channel, input } = form;
    const given = await provenConsent(context, services);
    setSiteCookie(context, CONSENT_COOKIE, input.choice, { ...LIFETIME, readable: true });
    if (input.choice === 'all') {
      const id = given ?? crypto.randomUUID();
      const proof = await consentProof(services.signer, { id, at: services.now().getTime() });
      setSiteCookie(context, CONSENT_PROOF_COOKIE, proof, LIFETIME);
      if (channel === 'form') storeAdIds(context, clickOfPage(context), services.now());
      // Without a script nobody else gives this browser an id, and its forms are one person's too.
      keepDevice(context, input.userId ?? getCookie(context, DEVICE_COOKIE) ?? crypto.randomUUID());
    } else {
      deleteCookies(context, [BROWSER_ID_COOKIE, CLICK_ID_COOKIE, GOOGLE_CLICK_COOKIE, DEVICE_COOKIE]);
      const withdrawn = given === undefined ? undefined : await services.withdrawConsent(given);
      // The proof stays, so that the visitor's next no finds what waits.
      if (withdrawn?.ok === false)
        return ledgerFault(context, withdrawn.code, channel, addresses.privacyChoices);
      deleteCookies(context, [CONSENT_PROOF_COOKIE]);
    }
    if (channel === 'json') return context.json({ choice: input.choice });
    const back = refererPath(context.req.header('Referer'), services.siteUrl);
    // Only the page of privacy choices confirms the saved choice.
    return context.redirect(back === addresses.privacyChoices ? `${back}?choice=${input.choice}` : back, 303);
  });
