import type { ReactNode } from 'react';

interface ClosingBandProps {
  readonly title: string;
  readonly text: ReactNode;
  /** A form, or a button. */
  readonly children: ReactNode;
}

/** The last word of a page, on the lattice: once a page. */
export const ClosingBand = ({ title, text, children }: ClosingBandProps) => (
  <div className="page">
    <section className="close on-accent">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  </div>
);
