import type { City } from '../content/cities/city.ts';
import type { RequestedPage } from './pages/answer-pages.ts';

/** Variables that middleware sets for the handlers after it. */
export interface AppEnvironment {
  /** A lazily loaded part of the site receives the variables of the app that it belongs to (lazy-routes.ts). */
  Bindings: { readonly inherited?: Variables };
  Variables: Variables;
}

interface Variables {
  /** Names this request in its answer, in the log and in an error shown to a visitor. */
  requestId: string;
  /** The visitor's city, for pages whose address names none. */
  city: City;
  /** The page that the path names; set for GET and HEAD. */
  requestedPage?: RequestedPage;
  /** An error that leaves a visitor with nothing else to do names this phone number. */
  supportPhone?: string;
  /** True when the captcha is on and this request passed without it. */
  wasUnchecked?: boolean;
}
