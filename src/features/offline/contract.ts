/** Names that pages and the service worker share. A new shape of the stored data takes a new number. */
export const CACHES = {
  /** Pages that this browser has seen, for reading without a network. */
  pages: 'pages-2',
  /** The stylesheets of these pages, for a browser that has dropped them from its own cache. */
  styles: 'styles-1',
  /** Copies of the posts in local storage, which a service worker cannot read. */
  posts: 'posts-1',
} as const;

/** The tag of the background sync that sends the copied posts. */
export const SYNC_TAG = 'posts';

/** The header of a stored page with the time of its answer, ms since 1970. */
export const STORED_AT = 'x-stored-at';
