import type { Banner } from './rules/banner.ts';

/** The published banners for pages. Neither call ever fails: without KV there are none. */
export interface BannerSource {
  /** The banners in memory; undefined before the first look at KV. */
  peek(): readonly Banner[] | undefined;
  /** Waits shortly for the first look at KV. */
  get(): Promise<readonly Banner[]>;
}
