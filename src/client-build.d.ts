/** Values of the client build that the Worker needs. scripts/client-build.ts makes this module. */
declare module 'virtual:client-build' {
  export const mode: 'development' | 'production';
  /** Changes with every client build; the page cache's key contains it. */
  export const buildId: string;
  /** The code that every page inlines. It keeps gestures until the loader's file is there. */
  export const loader: string;
  /** The loader, which names the files of the runtime, the idle modules and the islands to the page. */
  export const loaderFile: string;
  /** The code that a page inlines behind an island that it waits for. It fetches the files after the first paint. */
  export const afterPaint: string;
  /** The hydration runtime, the chunks it imports, and the code that several islands share. */
  export const runtime: readonly string[];
  /** The modules that run when a page is idle, in one file. */
  export const idle: string;
  /** The script of the operator's live screens. */
  export const adminScript: string;
  /** The script of the screen on which an operator's device is switched on. */
  export const pushScript: string;
  /** The address of the styles that follow a page's first screen. */
  export const stylesheet: string;
  /** The address of all styles, those of operators' pages among them. */
  export const wholeStylesheet: string;
  /** The addresses of the font files that every page of the language uses; empty in development. */
  export const fonts: readonly string[];
  /** Each island's module first, then the chunks it imports besides those of the runtime. */
  export const islands: Readonly<Record<string, readonly string[]>>;
}

/** The styles of first screens, apart from the values that every start needs. scripts/client-build.ts makes this module. */
declare module 'virtual:client-styles' {
  /** By language, then by the name of the page; `*` has the rules of every page. Empty in development. */
  export const firstScreens: Readonly<Record<string, Readonly<Record<string, FirstScreenRules>>>>;
  /** The text of each rule. */
  export const rules: readonly string[];
  /** The places of its rules in `rules`; their texts make the style when they are joined. */
  type FirstScreenRules = readonly number[];
}

/** The browser's files for Hindi pages, by the names of `virtual:client-build`. */
declare module 'virtual:client-build/hindi' {
  export const loader: string;
  export const loaderFile: string;
  export const runtime: readonly string[];
  export const idle: string;
  export const fonts: readonly string[];
  export const islands: Readonly<Record<string, readonly string[]>>;
}

/** Values that scripts/client-build.ts writes into the loader; undefined in development. */
interface ImportMetaEnv {
  /** The address of the loader's file. */
  readonly LOADER?: string;
  /** The files of the build. */
  readonly FILES?: {
    readonly runtime: readonly string[];
    readonly idle: string;
    readonly islands: Readonly<Record<string, readonly string[]>>;
  };
}
