import { Icon } from '../../../client/ui/Icon.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';

export interface Crumb {
  readonly label: string;
  /** All but the last lead somewhere. */
  readonly href?: string | undefined;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const text = useUiText();
  return (
    <nav aria-label={text.breadcrumb}>
      <ol className="crumb">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <a href={href}>{label}</a>
                <Icon name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
