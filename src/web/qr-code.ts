import qrcode from 'qrcode-generator';
import type { QrCode } from '../values/qr-code.ts';

/** The quiet edge that scanners need, in squares. */
const EDGE = 4;

/** Draws a text as a code. Dark squares of a row that touch become one stroke, because that halves the path. */
export function qrCodeOf(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (code.isDark(row, column) ? '1' : '0')).join(''),
  );
  const path = rows.flatMap((squares, row) =>
    [...squares.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index + EDGE} ${row + EDGE}h${length}v1h-${length}z`,
    ),
  );
  return { side: size + 2 * EDGE, path: path.join('') };
}
