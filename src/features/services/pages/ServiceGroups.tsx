import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { type ServiceGroupJob, serviceGroups } from '../../../content/services/groups.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { type ServiceRow, ServiceRows } from '../../../web/components/ServiceRows.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { offerOf, serviceAddress } from '../../../web/document/priced-services.ts';
import type { PriceSet } from '../../pricing/contract.ts';

/** The six groups under the spec's anchors, each job with its price. */
export const ServiceGroups = ({ prices }: { readonly prices: PriceSet | undefined }) =>
  serviceGroups.map((group, index) => (
    <Section key={group.anchor} id={group.anchor} sand={index % 2 === 1}>
      <SectionHead title={group.name} text={group.summary} />
      <ServiceRows rows={group.jobs.map((job) => jobRow(job, prices))} />
    </Section>
  ));

function jobRow(job: ServiceGroupJob, prices: PriceSet | undefined): ServiceRow {
  const service = serviceOf(job.serviceId);
  const atHome = job.doorstepServiceId === undefined ? undefined : findDoorstepService(job.doorstepServiceId);
  const words = { icon: job.icon, name: job.name, detail: job.text };
  if (atHome) {
    return {
      ...words,
      href: `${addresses.doorstepCategory(atHome.categoryId)}#${atHome.id}`,
      price: atHome.price,
    };
  }
  return { ...words, href: serviceAddress(service), ...offerOf(job.price ?? service.price, prices) };
}
