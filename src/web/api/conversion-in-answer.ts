import { englishName } from '../../content/names.ts';
import { conversionAnswer } from '../../features/tracking/index.ts';

/**
 * The details for the browser's pixel under English names. A Hindi endpoint reads its records in Hindi, but the
 * server's event of the same id comes from the record in English.
 */
export const conversionInAnswer: typeof conversionAnswer = (kind, { service, fields, ...record }) =>
  conversionAnswer(kind, {
    ...record,
    service: typeof service === 'string' ? englishName(service) : service,
    fields: fields && {
      ...fields,
      ...(typeof fields.serviceType === 'string' && { serviceType: englishName(fields.serviceType) }),
    },
  });
