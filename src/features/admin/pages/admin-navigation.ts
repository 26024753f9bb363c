import { adminText } from '../../../content/text/admin.ts';
import { RECORD_KINDS, type RecordKind } from '../../../records/record-status.ts';
import type { IconName } from '../../../values/icon-names.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { FrameData } from './AdminFrame.tsx';

const text = adminText;

/** Every screen of the admin by its group, in the order of the navigation. The first one opens with the group. */
const GROUPS = {
  today: { icon: 'phone', screens: ['calls', 'agenda', 'slots', 'mechanics'] },
  records: { icon: 'list', screens: ['all', ...RECORD_KINDS, 'deliveries'] },
  marketing: {
    icon: 'megaphone',
    screens: ['summary', 'campaigns', 'events', 'banners', 'coupons', 'reviews'],
  },
  settings: {
    icon: 'settings',
    screens: ['prices', 'messages', 'notifications', 'health', 'audit', 'erasure'],
  },
} as const satisfies Readonly<
  Record<string, { readonly icon: IconName; readonly screens: readonly string[] }>
>;

export type AdminGroup = keyof typeof GROUPS;
export type AdminScreen = (typeof GROUPS)[AdminGroup]['screens'][number];

const isKind = (screen: AdminScreen): screen is RecordKind => RECORD_KINDS.some((kind) => kind === screen);

/** A link of the navigation. */
export interface ScreenLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly count?: number | undefined;
  /** Shows the count in red. */
  readonly alarming?: boolean;
}

export interface GroupLinks {
  readonly group: AdminGroup;
  readonly icon: IconName;
  readonly label: string;
  readonly current: boolean;
  readonly screens: readonly ScreenLink[];
}

function linkOf(screen: AdminScreen, current: AdminScreen, { failed, week }: FrameData): ScreenLink {
  const isCurrent = screen === current;
  if (isKind(screen))
    return {
      href: `${adminAddresses.records}?kind=${screen}`,
      label: text.kinds[screen],
      current: isCurrent,
      // A zero says nothing and costs its room.
      count: week?.totals[screen] || undefined,
    };
  const href = screen === 'all' ? adminAddresses.records : adminAddresses[screen];
  const link = { href, label: text.tabs[screen], current: isCurrent };
  return screen === 'deliveries' ? { ...link, count: failed || undefined, alarming: true } : link;
}

/** The links of every group, with the current screen and the counts. */
export const groupLinks = (current: AdminScreen, frame: FrameData): readonly GroupLinks[] =>
  (['today', 'records', 'marketing', 'settings'] as const).map((group) => {
    const screens = GROUPS[group].screens.map((screen) => linkOf(screen, current, frame));
    return {
      group,
      icon: GROUPS[group].icon,
      label: text.groups[group],
      current: screens.some((screen) => screen.current),
      screens,
    };
  });
