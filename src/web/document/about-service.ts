import { serviceNames } from '../../content/text/service-names.ts';
import type { LeadSubject } from './metadata.ts';

/** The subject of a page about one service. */
export const aboutService = (id: keyof typeof serviceNames): LeadSubject => ({
  serviceInterest: id,
  serviceName: serviceNames[id],
});
