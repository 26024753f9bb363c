import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';
import { Picture } from '../../../client/ui/Picture.tsx';
import type { PictureName } from '../../content/pictures.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead?: ReactNode;
  /** On the ground line: a skyline along it, anything else at its right end. */
  readonly picture?: PictureName;
  /** Under the lead: a button, a search. */
  readonly children?: ReactNode;
}

/** How a page of words opens: on the accent's ground, above the ground line. */
export const PageHead = ({ crumbs, title, lead, picture, children }: PageHeadProps) => {
  const isSkyline = picture?.startsWith('skyline');
  return (
    <div className={classNames('page-head', picture && (isSkyline ? 'with-skyline' : 'with-picture'))}>
      <div className="page">
        <div>
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {picture && !isSkyline && <Picture name={picture} priority hiddenOnPhones />}
      </div>
      {picture && isSkyline && <Picture name={picture} className="skyline" priority />}
    </div>
  );
};
