/** The used part of the statistics library, which has no types of its own. */
declare module 'jstat' {
  interface Sampled {
    sample(alpha: number, beta: number): number;
  }
  interface Cumulative {
    cdf(value: number, degrees: number): number;
  }
  interface JStat {
    readonly beta: Sampled;
    readonly chisquare: Cumulative;
    /** Replaces the source of random numbers, which the samples draw from. */
    setRandom(next: () => number): void;
    quantiles(values: readonly number[], at: readonly number[]): number[];
  }
  export const jStat: JStat;
}
