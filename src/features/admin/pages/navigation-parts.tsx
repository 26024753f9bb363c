import { Badge } from '../../../../client/ui/Badge.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { Tabs } from '../../../../client/ui/Tabs.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { GroupLinks, ScreenLink } from './admin-navigation.ts';

const text = adminText.groups;

interface NavigationProps {
  readonly groups: readonly GroupLinks[];
}

/** All screens by their groups, beside the content of a wide screen. */
export const AdminRail = ({ groups }: NavigationProps) => (
  <nav className="admin-rail" aria-label={adminText.tabs.label}>
    {groups.map(({ group, icon, label, screens }) => (
      <section key={group} aria-labelledby={`rail-${group}`}>
        <p id={`rail-${group}`}>
          <Icon name={icon} />
          {label}
        </p>
        {screens.map((screen) => (
          <RailLink key={screen.href} {...screen} />
        ))}
      </section>
    ))}
  </nav>
);

const RailLink = ({ href, label, current, count, alarming }: ScreenLink) => (
  <a href={href} aria-current={current ? 'page' : undefined}>
    {label}
    {count !== undefined && <Badge tone={alarming ? 'error' : undefined}>{count}</Badge>}
  </a>
);

/** The screens of the current group, above the content of a narrow screen. */
export const GroupTabs = ({ groups }: NavigationProps) =>
  groups
    .filter(({ current }) => current)
    .map(({ group, label, screens }) => <Tabs key={group} label={label} look="lines" tabs={screens} />);

/** The groups and the search at the bottom of a narrow screen. A group opens with its first screen. */
export const BottomTabs = ({ groups }: NavigationProps) => (
  <nav className="admin-bottom" aria-label={text.label}>
    {groups.map(({ group, icon, label, current, screens }) => (
      <a key={group} href={screens[0]?.href} aria-current={current ? 'true' : undefined}>
        <Icon name={icon} />
        {label}
      </a>
    ))}
    <a href={`${adminAddresses.records}#search`}>
      <Icon name="search" />
      {text.search}
    </a>
  </nav>
);
