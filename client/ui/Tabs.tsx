import { Badge } from './Badge.tsx';
import { ChipLink } from './Chip.tsx';

export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly current?: boolean | undefined;
  readonly count?: number | undefined;
  /** Shows the count in red, for a tab whose records need attention. */
  readonly alarming?: boolean | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `chips` lead to parts of a long page and stay visible while it scrolls; `lines` are views of the same records. */
  readonly look?: 'chips' | 'lines';
}

export const Tabs = ({ label, tabs, look = 'chips' }: TabsProps) => (
  <nav className={look === 'chips' ? 'tabs' : 'utabs'} aria-label={label}>
    {tabs.map((tab) =>
      look === 'chips' ? (
        <ChipLink key={tab.href} href={tab.href} on={tab.current === true}>
          {tab.label}
        </ChipLink>
      ) : (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Badge tone={tab.alarming ? 'error' : undefined}>{tab.count}</Badge>}
        </a>
      ),
    )}
  </nav>
);
