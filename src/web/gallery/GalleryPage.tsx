import { cardSpecimens, wideSpecimens } from './all-specimens.ts';
import { SpecimenCard } from './SpecimenCard.tsx';

/** Every component in every state, for developers: `/_ui`, in development only. */
export const GalleryPage = () => (
  <>
    <div className="page stack pad-above-5">
      <h1>Components</h1>
      {cardSpecimens.map((specimen) => (
        <SpecimenCard key={specimen.component} {...specimen} />
      ))}
    </div>
    {wideSpecimens.map(({ component, states }) => (
      <section key={component} id={component}>
        {Object.entries(states).map(([name, element]) => (
          <div key={name}>
            <h2 className="page caption space-above-6 space-below-2">{`${component}, ${name}`}</h2>
            {bleeds.has(component) ? element : <div className="page">{element}</div>}
          </div>
        ))}
      </section>
    ))}
  </>
);

/** Views with their own page width. */
const bleeds: ReadonlySet<string> = new Set([
  'LandingHero',
  'PageHead',
  'Section',
  'ClosingBand',
  'StickyAction',
]);
