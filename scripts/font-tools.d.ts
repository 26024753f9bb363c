/** The part of HarfBuzz's shaper that scripts/hindi-font.ts uses. */
declare module 'harfbuzzjs' {
  export class Blob {
    constructor(data: Uint8Array);
  }
  export class Face {
    constructor(blob: Blob, index?: number);
  }
  export class Font {
    constructor(face: Face);
    /** The outline at the default weight, as an SVG path. */
    glyphToPath(glyph: number): string;
  }
  export class Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfos(): readonly { readonly codepoint: number }[];
  }
  export function shape(font: Font, buffer: Buffer): void;
}

/** Google's woff2 compressor; the package has no types. */
declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
