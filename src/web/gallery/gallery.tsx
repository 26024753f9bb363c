import { shareImageAddress } from '../../content/share-images.ts';
import { addresses } from '../contract/addresses.ts';
import { nothingToLoad, page, single, standardChrome } from '../pages/page-entry.ts';
import { GalleryPage } from './GalleryPage.tsx';

/** Marked as pure, so that the production build leaves it out with everything that it shows. */
export const galleryPage = /* @__PURE__ */ page({
  name: 'gallery',
  family: 'gallery',
  group: 'other',
  audience: 'private',
  chrome: { ...standardChrome, popup: { automatic: false, exitIntent: false, forceClosed: true } },
  addresses: single(addresses.gallery),
  load: nothingToLoad,
  metadata: () => ({
    title: 'Components',
    description: 'Every component in every state, for developers.',
    keywords: [],
    image: shareImageAddress('home'),
    canonicalPath: addresses.gallery,
    robots: 'noindex, nofollow',
  }),
  Page: () => <GalleryPage />,
});
