import { adminBannersText } from '../../../content/text/admin-banners.ts';

const names: ReadonlyMap<string, string> = new Map(Object.entries(adminBannersText.families));

/** The words for a family of pages; a family without a text of its own is called by its name in the table. */
export const familyName = (family: string): string =>
  names.get(family) ?? `${family.charAt(0).toUpperCase()}${family.slice(1).replaceAll('-', ' ')}`;
