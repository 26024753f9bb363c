import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../../web/components/Breadcrumb.tsx';

interface ServicesHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** The car with its price. */
  readonly slip: ReactNode;
  readonly children: ReactNode;
}

/** How a list of services opens: the words, the slip beside them. On phones what helps to choose comes after the slip. */
export const ServicesHead = ({ crumbs, title, lead, slip, children }: ServicesHeadProps) => (
  <div className="service-hero">
    <div className="page">
      <div className="words">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="deal">{slip}</div>
      <div className="ways-on">{children}</div>
    </div>
  </div>
);
