/** The part of autocannon that the bench uses. The package has no types. */
declare module 'autocannon' {
  interface Load {
    readonly url: string;
    readonly connections: number;
    /** Seconds; left out where `amount` ends the load. */
    readonly duration?: number;
    /** Requests in all. */
    readonly amount?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Outcome {
    readonly requests: { readonly total: number; readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  function autocannon(load: Load): Promise<Outcome>;
  export default autocannon;
}
