import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import { type Chrome, page, single } from '../../../web/pages/page-entry.ts';

const toolChrome: Chrome = {
  navigation: 'hidden',
  footer: false,
  bottomBar: false,
  popup: 'closed',
  tool: true,
};

/**
 * The sign-in page. With a session the same address shows the records instead (admin-screens.tsx). The texts of all
 * screens load with it, because no start for a visitor needs them.
 */
export const adminPage = page({
  name: 'admin',
  family: 'admin',
  group: 'other',
  audience: 'private',
  query: ['problem'],
  chrome: toolChrome,
  addresses: single(addresses.admin),
  load: () => import('./SignIn.tsx'),
  metadata: ({ context, data: { signInText } }) => ({
    title: `${signInText.title} | ${context.brand.name}`,
    description: signInText.description,
    keywords: ['admin'],
    image: 'home',
    canonicalPath: addresses.admin,
    robots: ROBOTS_NONE,
  }),
  Page: ({ context, data: { SignIn } }) => <SignIn context={context} />,
});
