import { classNames } from '../../../client/ui/class-names.ts';

interface HeroLeadProps {
  readonly text: string;
  /** Characters that leave the price and its button on a phone's first screen. */
  readonly room: number;
}

/** The words under a page's title. Where there are too many of them, a phone shows them after the price instead. */
export const HeroLead = ({ text, room }: HeroLeadProps) => (
  <p className={classNames('lead', text.length > room && 'late')}>{text}</p>
);
