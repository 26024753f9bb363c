import { cutText } from './cut-text.ts';
import { latinDigits } from './latin-digits.ts';

/** The UTM values of a link. Every part is cleaned; an empty one was not given. */
export interface Campaign {
  readonly name: string;
  readonly source: string;
  readonly content: string;
}

/** A new name waits; the operator accepts or hides it. */
export const CAMPAIGN_STATES = ['accepted', 'hidden'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Under this name count all whose own one is not usable, or came when a day had too many new ones. */
export const OTHER_CAMPAIGN = 'other';

const LONGEST = 60;
/** As many digits as a mobile number has; a date has fewer. */
const NUMBER_DIGITS = 10;

/** Whether a name looks like a person's: an e-mail address, or a number with or without its separators. */
function namesPerson(written: string): boolean {
  if (written.includes('@') || /%40/i.test(written)) return true;
  return latinDigits(written)
    .split(/[^\d\s().+_-]+/)
    .some((part) => part.replace(/\D/g, '').length >= NUMBER_DIGITS);
}

/**
 * One form of a name, however an advertisement writes it: lower case, with hyphens for everything but letters and digits.
 * Empty for a name that is none; undefined for one that may be a person's.
 */
export function cleanName(written: string): string | undefined {
  if (namesPerson(written)) return undefined;
  const joined = written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return cutText(joined, LONGEST).replace(/^-+|-+$/g, '');
}

interface Written {
  readonly name?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly content?: string | null | undefined;
}

/** The campaign of UTM values; undefined where they name none. A part that may be a person's becomes `other`. */
export function campaignOf({ name, source, content }: Written): Campaign | undefined {
  const cleaned = (part: string | null | undefined) => cleanName(part ?? '') ?? OTHER_CAMPAIGN;
  const campaign = { name: cleaned(name), source: cleaned(source), content: cleaned(content) };
  return campaign.name === '' ? undefined : campaign;
}

/** The campaign of an address. */
export const campaignOfQuery = (query: URLSearchParams): Campaign | undefined =>
  campaignOf({
    name: query.get('utm_campaign'),
    source: query.get('utm_source'),
    content: query.get('utm_content'),
  });

/** No part contains the stroke. */
export const campaignKey = ({ name, source, content }: Campaign): string => `${name}|${source}|${content}`;

/** Reads a key, from a cookie, a count or a form; undefined for any other text. */
export function parseCampaign(key: string): Campaign | undefined {
  const [name = '', source = '', content = '', ...rest] = key.split('|');
  const campaign = { name, source, content };
  const isClean = [name, source, content].every((part) => cleanName(part) === part);
  return name !== '' && rest.length === 0 && isClean ? campaign : undefined;
}
