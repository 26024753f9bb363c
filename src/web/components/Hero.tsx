import type { ReactNode } from 'react';
import { Picture } from '../../../client/ui/Picture.tsx';
import type { PictureName } from '../../content/pictures.ts';

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The price slip, or what the page opens with. */
  readonly children: ReactNode;
  /** From 992 px, in the arch beside the words. Phones do not load it. */
  readonly picture: PictureName;
  readonly pictureAlt: string;
}

/** The words, the slip, and beside them from 992 px a scene in the arch. */
export const Hero = ({ title, lead, children, picture, pictureAlt }: HeroProps) => (
  <div className="hero">
    <div>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
    <div className="frame">
      <Picture name={picture} alt={pictureAlt} priority hiddenOnPhones />
    </div>
  </div>
);
