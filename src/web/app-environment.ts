import type { City } from '../content/cities/city.ts';
import type { UnservedPlace } from '../features/places/index.ts';
import type { Operator } from '../values/operator.ts';
import type { FieldProblems } from './contract/field-problems.ts';
import type { SentForm } from './contract/returned-form.ts';
import type { RequestedPage } from './pages/requested-page.ts';

/** Variables that middleware sets for later handlers. */
export interface AppEnvironment {
  /** Lazily loaded routes receive the variables of the app that they belong to (lazy-routes.ts). */
  Bindings: { readonly inherited?: Variables };
  Variables: Variables;
}

/** Why a plain form was refused. */
export interface Refusal {
  /** The address of the form's own page. */
  readonly page: string;
  /** The code of the problem. */
  readonly problem: string;
  /** The problems of single fields. */
  readonly problems: FieldProblems;
}

interface Variables {
  /** The id of this request in its answer, in the log and in an error shown to a visitor. */
  requestId: string;
  /** The visitor's city, for pages whose address names none. */
  city: City;
  /** The visitor's place, if no centre serves it. */
  away?: UnservedPlace | undefined;
  /** The page that the path names; set for GET and HEAD. */
  requestedPage?: RequestedPage;
  /** The phone number for errors that the visitor cannot correct. */
  supportPhone?: string;
  /** True when the captcha is on and this request passed without a token. */
  wasUnchecked?: boolean;
  /** True when the captcha has verified this request's token. */
  isPerson?: boolean;
  /** The id of the consent that this request proves; undefined where the visitor allows nothing. */
  consentId?: string | undefined;
  /** Why a plain form was refused; set beside the redirect to its page. */
  refusal?: Refusal;
  /** A refused form of the operator, which its screen shows with what was typed. */
  sentForm?: SentForm;
  /** The author of the changes of a signed-in operator. */
  operator?: Operator;
}
