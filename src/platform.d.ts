/** The platform's own module, as far as it is used here; its types come without the globals that would clash with the browser's. */
declare module 'cloudflare:workers' {
  export const DurableObject: typeof import('@cloudflare/workers-types').CloudflareWorkersModule.DurableObject;
  /** Keeps the isolate alive for work that goes on after the answer of the request under way. */
  export const waitUntil: (work: Promise<unknown>) => void;
}
