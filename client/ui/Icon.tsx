import { type IconName, iconAddress } from '../../src/values/icon-names.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** The path of Lucide's wifi-off. The icon shows when there is no network, so it cannot come from the sprite file. */
const WIFI_OFF =
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20';

/** The strokes of an outline icon; an icon of the sprite brings its own. */
const OUTLINE = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An outline icon. Screen readers skip it, so it must stand beside text of the same meaning. */
export const Icon = ({ name, className }: IconProps) =>
  name === 'wifi-off' ? (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={WIFI_OFF} {...OUTLINE} />
    </svg>
  ) : (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );

/** A green arch with a tick, for success. */
export const DoneMark = () => (
  <div className="done-mark">
    <Icon name="check" />
  </div>
);
