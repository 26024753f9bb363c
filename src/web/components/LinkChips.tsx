import { ChipLink } from '../../../client/ui/Chip.tsx';

export interface NamedLink {
  readonly href: string;
  readonly name: string;
}

export const LinkChips = ({ links }: { readonly links: readonly NamedLink[] }) => (
  <div className="chips">
    {links.map(({ href, name }) => (
      <ChipLink href={href} key={href}>
        {name}
      </ChipLink>
    ))}
  </div>
);
