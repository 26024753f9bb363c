import { island as schedule } from '../../../../client/islands/service-requests/Schedule.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { formPageText } from '../../../content/text/forms.ts';
import { serviceRequestMessages } from '../../../content/text/messages.ts';
import { schedulePageText, scheduleText } from '../../../content/text/schedule.ts';
import { FormFrame } from '../../../web/components/FormFrame.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageProps } from '../../../web/document/schedule-props.ts';
import { page, returnedTo, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { shownTypes } from '../shown-types.ts';

/** The service request as a page: it works without JavaScript, and a refused form returns here. */
export const schedulePage = page({
  name: 'schedule',
  family: 'form',
  group: 'other',
  booksHere: true,
  audience: 'unlisted',
  query: ['problem'],
  // The page contains the earliest date, so a cached page would offer yesterday after midnight.
  freshForMinutes: 0,
  chrome: { ...standardChrome, popup: 'closed' },
  addresses: single(addresses.schedule),
  load: async (_, context) => {
    const types = shownTypes(await context.serviceTypes(), context.city);
    return { serviceTypes: types.map(({ id, name, isDefault }) => ({ id, name, isDefault })) };
  },
  metadata: ({ context }) => ({
    title: `${schedulePageText.title} | ${context.brand.name}`,
    description: schedulePageText.description,
    keywords: ['schedule car service', 'book car service online'],
    image: 'home',
    canonicalPath: addresses.schedule,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ data, context }) => {
    const problem = context.query.get('problem');
    return (
      <FormFrame
        crumb={schedulePageText.crumb}
        title={scheduleText.title}
        lead={scheduleText.subtitle}
        steps={formPageText.thankYou.requestSteps}
      >
        {problem && (
          <Alert focused>{problemText(problem, context.brand.supportPhone, serviceRequestMessages)}</Alert>
        )}
        <Island
          of={schedule}
          props={{
            ...pageProps(context, 'schedule-page'),
            serviceTypes: data.serviceTypes,
            returned: returnedTo(context, endpoints.serviceRequests),
          }}
        />
      </FormFrame>
    );
  },
});
