import { Accordion } from '../../../../client/ui/Accordion.tsx';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { doorstepText } from '../../../content/text/en/doorstep.ts';
import { TickList } from '../../../web/components/lists.tsx';
import type { DoorstepService } from '../rules/catalogue.ts';
import { ServiceRow } from './ServiceRow.tsx';

const text = doorstepText.category;

/** A service with everything there is to know before it is bought. */
export const ServiceInFull = ({ service }: { readonly service: DoorstepService }) => (
  <div className="ds-full" id={service.id}>
    <ServiceRow service={service} />
    <p>{service.description}</p>
    <div className="badges">
      {service.features.map((feature) => (
        <Badge key={feature}>{feature}</Badge>
      ))}
    </div>
    <Accordion
      items={[
        {
          title: text.included,
          content: (
            <>
              <TickList ticks={service.includes} />
              {service.billedSeparately && (
                <p className="space-above-4">
                  <b>{text.billedSeparately}:</b> {service.billedSeparately}
                </p>
              )}
            </>
          ),
        },
      ]}
    />
  </div>
);
