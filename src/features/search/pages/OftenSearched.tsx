import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { serviceOf } from '../../../content/services/services.ts';
import { searchText } from '../../../content/text/search.ts';
import { SectionHead } from '../../../web/components/sections.tsx';
import { addresses, serviceSlugs } from '../../../web/contract/addresses.ts';

/** Links the services, which visitors search for most. */
export const OftenSearched = () => (
  <>
    <SectionHead title={searchText.often} />
    <div className="choices">
      {serviceSlugs.map((slug) => (
        <ChipLink href={addresses.service(slug)} key={slug}>
          {serviceOf(slug).name}
        </ChipLink>
      ))}
    </div>
  </>
);
