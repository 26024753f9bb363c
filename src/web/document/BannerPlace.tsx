import { createContext, useContext } from 'react';
import { bannerAnchor, type Position } from '../../features/banners/index.ts';
import { BannerCard } from '../components/BannerCard.tsx';
import type { BannerViews } from './banner-views.ts';

/** The banners of the page that is rendered; the document provides them. */
export const PageBanners = createContext<BannerViews>({});

/** A place for a banner. Without one it renders nothing, so that the page keeps every byte. */
export function BannerPlace({ at }: { readonly at: Position }) {
  const view = useContext(PageBanners)[at];
  return view ? <BannerCard id={bannerAnchor(at)} {...view} /> : null;
}
