import type { Ref } from 'react';
import { segmentMiddle } from '../../../src/features/coupons/rules/spin.ts';
import { classNames } from '../../ui/class-names.ts';

export type WheelSegment = { readonly id: string; readonly label: string };

interface WheelProps {
  readonly segments: readonly WheelSegment[];
  readonly label: string;
  /** The drawn segment, once the wheel has stopped. */
  readonly won?: string | undefined;
  readonly ref?: Ref<SVGGElement>;
}

const RADIUS = 190;
const HUB = 36;
const CENTRE = 200;
/** Size of the logo in the middle, in units of the drawing. */
const LOGO = 52;
/** Distance of a label's outer end from the centre, in units of the drawing. */
const LABEL_START = RADIUS - 9;

const AT_LEFT = { x: CENTRE - LABEL_START, y: CENTRE, dy: '0.35em' } as const;
const AT_RIGHT = { ...AT_LEFT, x: CENTRE + LABEL_START, textAnchor: 'end' } as const;

const pointAt = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const place = (value: number) => (CENTRE + radius * value).toFixed(1);
  return `${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
};

function slice(index: number, count: number): string {
  const width = 360 / count;
  const from = index * width;
  return `M${CENTRE} ${CENTRE}L${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(from + width, RADIUS)}Z`;
}

/** Turns the labels of the left half around, so that none is upside down. */
const labelPlace = (middle: number) =>
  middle < 180
    ? ({ ...AT_RIGHT, transform: `rotate(${middle - 90} ${CENTRE} ${CENTRE})` } as const)
    : ({ ...AT_LEFT, transform: `rotate(${middle + 90} ${CENTRE} ${CENTRE})` } as const);

/** The wheel. `useSpin` turns only its inner group. */
export const Wheel = ({ segments, label, won, ref }: WheelProps) => (
  <svg className="wheel" viewBox="0 0 400 400" role="img" aria-label={label}>
    <g className="wheel-disc" ref={ref}>
      {segments.map(({ id, label: name }, index) => {
        const middle = segmentMiddle(index, segments.length);
        return (
          <g key={id} className={classNames('wheel-part', id === won && 'won')}>
            <path d={slice(index, segments.length)} />
            <text {...labelPlace(middle)}>{name}</text>
          </g>
        );
      })}
    </g>
    <circle className="wheel-hub" cx={CENTRE} cy={CENTRE} r={HUB} />
    <image href="/images/mark.svg" x={CENTRE - LOGO / 2} y={CENTRE - LOGO / 2} width={LOGO} height={LOGO} />
    <path className="wheel-pointer" d="M200 34L186 4H214Z" />
  </svg>
);
