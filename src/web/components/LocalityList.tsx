import { Icon } from '../../../client/ui/Icon.tsx';

export interface LocalityLink {
  readonly href: string;
  readonly name: string;
  /** "Near Gaurav Tower" */
  readonly detail?: string | undefined;
}

export const LocalityList = ({ localities }: { readonly localities: readonly LocalityLink[] }) => (
  <div className="locs">
    {localities.map(({ href, name, detail }) => (
      <a href={href} key={href}>
        <span>
          <b>{name}</b>
          {detail && <small>{detail}</small>}
        </span>
        <Icon name="arrow-right" />
      </a>
    ))}
  </div>
);
