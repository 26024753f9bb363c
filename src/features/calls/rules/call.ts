/** The results that an operator notes after a call. */
export const CALL_RESULTS = [
  'booked',
  'call_back',
  'no_answer',
  'asked_price',
  'not_ours',
  'wrong_number',
] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** The noted results, and the end that the site itself makes when the request was answered elsewhere. */
export const CALL_NOTES = [...CALL_RESULTS, 'lost', 'elsewhere'] as const;
export type CallNote = (typeof CALL_NOTES)[number];

/** One noted result. Instants in ms since 1970. */
export interface NotedCall {
  readonly at: number;
  readonly by: string;
  readonly result: CallNote;
  /** When to call again. */
  readonly due?: number | undefined;
}

/** The calls to one mobile number. A request after an answer begins another round. Instants in ms since 1970. */
export interface Call {
  /** Ten digits, no prefix. */
  readonly mobileNumber: string;
  /** Goes up by each result and each round; a result names the version that its screen showed. */
  readonly version: number;
  /** The oldest request of this round. */
  readonly openedAt: number;
  /** When to call; null once answered. */
  readonly dueAt: number | null;
  /** Calls of this round that nobody answered. */
  readonly tries: number;
  /** The first call of this round. */
  readonly calledAt: number | null;
  readonly notes: readonly NotedCall[];
  readonly takenAt: number | null;
  readonly takenBy: string | null;
}

/** A number before its last result, so that the result can be taken back. Instants in ms since 1970. */
export interface BeforeResult {
  readonly dueAt: number;
  readonly tries: number;
  readonly calledAt: number | null;
}

/** A result may be taken back for so long, by the operator who noted it. */
export const TAKE_BACK_MINUTES = 10;

/** A card that an operator took is theirs for so long. */
export const TAKEN_MINUTES = 10;
/** The promise to a person who leaves a number. */
export const PROMISED_MINUTES = 5;
/** Requests older than this are no longer called. */
export const CALLED_DAYS = 30;
/** After so many calls without an answer, the operator writes; after so many, the request is lost. */
export const TRIES_BEFORE_TEXT = 3;
export const TRIES_BEFORE_LOST = 5;
/** A longer list is counted no further. */
export const MOST_COUNTED = 1000;
