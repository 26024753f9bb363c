export type { BannerSource } from './banner-source.ts';
export { bannersFor, type PageBanners } from './page-banners.ts';
export { seenFields, seenText } from './record-seen.ts';
export { bannerAnchor, type Position } from './rules/banner.ts';
export type { ShownBanner, ShownBanners } from './rules/choose.ts';
export { promisedPrice } from './rules/promise.ts';
export { parseSeen, type Seen } from './rules/seen.ts';
export { bannerVisitorOf, countedCity, couponCookie, isFromCrawler } from './visitor.ts';
