import { PAGE_DATA, type PageData } from '../src/web/contract/page-data.ts';

/** The data that a page's HTML gives to its scripts; empty where it has none. */
export function dataIn(html: string): Partial<PageData> {
  const [, json = '{}'] = new RegExp(`id="${PAGE_DATA}">([^<]*)</script>`).exec(html) ?? [];
  return JSON.parse(json);
}
