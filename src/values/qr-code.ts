/** A code to scan, as one path of an SVG whose unit is a square of the code. */
export interface QrCode {
  readonly side: number;
  readonly path: string;
}
