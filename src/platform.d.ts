/** The used part of the platform's module. Its own types bring globals that would clash with the browser's. */
declare module 'cloudflare:workers' {
  export const DurableObject: typeof import('@cloudflare/workers-types').CloudflareWorkersModule.DurableObject;
  /** Keeps the isolate alive for work that continues after the answer to the current request. */
  export const waitUntil: (work: Promise<unknown>) => void;
}
