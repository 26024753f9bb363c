import { addresses } from '../contract/addresses.ts';
import { page, single, standardChrome } from '../pages/page-entry.ts';

/** A function, so that the production build, which never calls it, leaves its components out. */
export const createGalleryPage = () =>
  page({
    name: 'gallery',
    family: 'gallery',
    group: 'other',
    audience: 'private',
    chrome: { ...standardChrome, popup: 'closed' },
    addresses: single(addresses.gallery),
    load: () => import('./GalleryPage.tsx'),
    metadata: () => ({
      title: 'Components',
      description: 'Every component in every state, for developers.',
      keywords: [],
      image: 'home',
      canonicalPath: addresses.gallery,
      robots: 'noindex, nofollow',
    }),
    Page: ({ data: { GalleryPage } }) => <GalleryPage />,
  });
