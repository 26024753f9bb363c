import type { Specimen } from './specimen.ts';

/** One component of the gallery with its states, each under its name. */
export const SpecimenCard = ({ component, wide, states }: Specimen) => (
  <section id={component}>
    <h2 className="lead space-above-6">{component}</h2>
    <div className={wide ? 'stack' : 'cards'}>
      {Object.entries(states).map(([name, element]) => (
        <div key={name}>
          <p className="caption space-below-2">{name}</p>
          {element}
        </div>
      ))}
    </div>
  </section>
);
