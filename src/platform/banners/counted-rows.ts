/** Exposures of one variant in one city on one day. */
export interface CountedExposures {
  readonly banner: string;
  readonly variant: string;
  /** Slug of a served city, or `elsewhere`. */
  readonly city: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** Visits or records that reached a step on one day, in total or under one city, source or banner. */
export interface CountedSteps {
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly dimension: string;
  readonly value: string;
  readonly step: string;
  /** Negative where a step was taken back. */
  readonly count: number;
}

/** Visits of one day. */
export interface CountedVisits {
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** All that an isolate counted since its last call. */
export interface CountedRows {
  readonly exposures: readonly CountedExposures[];
  readonly steps: readonly CountedSteps[];
  readonly visits: readonly CountedVisits[];
}
