import type { Brand } from '../../content/brand.ts';
import { manifestText } from '../../content/text/manifest.ts';
import { addresses } from '../contract/addresses.ts';

const PAPER = '#fffcfa';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url });

/** `/manifest.webmanifest`: from a phone's home screen, the site opens on its app-like home page. */
export const webManifest = (brand: Brand) => ({
  id: addresses.home,
  name: `${brand.name}: ${manifestText.name}`,
  short_name: brand.name,
  description: manifestText.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: addresses.appHome,
  scope: addresses.home,
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['auto', 'lifestyle', 'shopping'],
  icons: [
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(manifestText.book, addresses.book),
    shortcut(manifestText.myBookings, addresses.myBookings),
    shortcut(manifestText.call, addresses.contact),
    shortcut(manifestText.express, addresses.expressLive),
    shortcut(manifestText.doorstep, addresses.doorstep),
    shortcut(manifestText.services, addresses.services),
    shortcut(manifestText.cart, addresses.doorstepCart),
  ],
});
