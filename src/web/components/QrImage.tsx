import type { QrCode } from '../../values/qr-code.ts';

/** Shows a code to scan, black on white in every theme, because scanners need it. */
export const QrImage = ({
  code: { side, path },
  label,
}: {
  readonly code: QrCode;
  readonly label: string;
}) => (
  <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
    <rect width={side} height={side} fill="#fff" />
    <path d={path} fill="#000" shapeRendering="crispEdges" />
  </svg>
);
