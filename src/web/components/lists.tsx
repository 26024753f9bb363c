import type { ReactNode } from 'react';
import { Accordion } from '../../../client/ui/Accordion.tsx';
import { classNames } from '../../../client/ui/class-names.ts';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { IconName } from '../../values/icon-names.ts';

/** A list of points with dots. For promises use `TickList`: a tick reads as one. */
export const DotList = ({ points }: { readonly points: readonly string[] }) => (
  <ul className="dots">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

interface TickListProps {
  readonly ticks: readonly string[];
  /** 17 px in ink beside a hero; otherwise 15 px. */
  readonly roomy?: boolean;
}

export const TickList = ({ ticks, roomy }: TickListProps) => (
  <ul className={classNames('ticks', roomy && 'roomy')}>
    {ticks.map((tick) => (
      <li key={tick}>{tick}</li>
    ))}
  </ul>
);

export interface NamedLink {
  readonly href: string;
  readonly name: string;
}

export const LinkChips = ({ links }: { readonly links: readonly NamedLink[] }) => (
  <div className="chips">
    {links.map(({ href, name }) => (
      <a className="chip" href={href} key={href}>
        {name}
      </a>
    ))}
  </div>
);

interface LocalityLink {
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
      </a>
    ))}
  </div>
);

interface Proof {
  readonly icon: IconName;
  readonly text: string;
}

/** Reasons to trust the price, one line each: warranty, hours, pay after. */
export const TrustRow = ({ proofs }: { readonly proofs: readonly Proof[] }) => (
  <ul className="trust">
    {proofs.map(({ icon, text }) => (
      <li key={text}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
);

export interface StepText {
  readonly title: string;
  readonly text: string;
  /** The time under the title: "8 to 15 min". */
  readonly time?: string;
}

/** Numbered steps. */
export const Steps = ({ steps }: { readonly steps: readonly StepText[] }) => (
  <ol className="steps">
    {steps.map(({ title, text, time }) => (
      <li key={title}>
        <h3>
          {title}
          {time && <small className="step-time">{time}</small>}
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

interface Faq {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions with answers, the first one open. */
export const FaqList = ({ faqs }: { readonly faqs: readonly Faq[] }) => (
  <Accordion openFirst items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))} />
);
