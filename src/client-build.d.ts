/** Values of the client build that the Worker needs. scripts/client-build.ts makes this module. */
declare module 'virtual:client-build' {
  import type { StyleEntry } from './web/document/style-picker.ts';

  export const mode: 'development' | 'production';
  /** Changes with every client build; the page cache's key contains it. */
  export const buildId: string;
  /** The loader's code, which every page inlines. */
  export const loader: string;
  /** The hydration runtime, the chunks it imports, and the code that several islands share. */
  export const runtime: readonly string[];
  /** The modules that run when a page is idle, in one file. */
  export const idle: string;
  export const stylesheet: string;
  /** The address of the one font file; undefined in development. */
  export const font: string;
  /** Each island's module first, then the chunks it imports besides those of the runtime. */
  export const islands: Readonly<Record<string, readonly string[]>>;
  /** Parsed at its first use, because parsing at the start would delay it. */
  export function styles(): readonly StyleEntry[];
}
