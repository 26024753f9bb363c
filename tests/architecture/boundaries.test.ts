import { describe, expect, test } from 'vitest';
import { boundaryProblem } from './boundaries.ts';
import { allImports, importsOf } from './imports.ts';

const problems = (file: string, source: string) =>
  importsOf(file, source).flatMap((found) => boundaryProblem(found) ?? []);

describe('the boundaries between the areas of the source', () => {
  test('are crossed by no import of src and client', () => {
    expect(allImports().flatMap((found) => boundaryProblem(found) ?? [])).toEqual([]);
  });

  test.each([
    [
      'the browser importing the ledger',
      'client/islands/leads/use-booking.ts',
      "import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';",
      /only src\/services and src\/worker.ts may: take a function through Services/,
    ],
    [
      'the browser importing a secret',
      'client/api/send.ts',
      "import { parseVariables } from '../../src/services/config.ts';",
      /it knows the secrets/,
    ],
    [
      'the browser importing content',
      'client/islands/leads/Booking.island.tsx',
      "import { cities } from '../../../src/content/cities/all-cities.ts';",
      /a browser would download all of it/,
    ],
    [
      'an island importing one of another feature',
      'client/islands/leads/Booking.island.tsx',
      "import { Picker } from '../pricing/Picker.tsx';",
      /islands of different features never import each other/,
    ],
    [
      'a rule importing the platform',
      'src/features/doorstep/rules/cart.ts',
      "export { send } from '../../../platform/cms/client.ts';",
      /take a function/,
    ],
    [
      'a page importing an integration',
      'src/features/home/pages/home.tsx',
      "const cms = await import('../../../platform/cms/client.ts');",
      /take a function/,
    ],
    [
      "a feature importing another's page",
      'src/features/search/pages/search.tsx',
      "import { understand } from '../../voice/pages/understand.ts';",
      /import the feature's contract.ts/,
    ],
    [
      "a feature importing another's endpoints",
      'src/features/bookings/hold-slot.ts',
      "import { slotsApi } from '../slots/api.ts';",
      /import the feature's contract.ts/,
    ],
    [
      "the shared pages importing a feature's rules",
      'src/web/document/content-policy.ts',
      "import { trackingHosts } from '../../features/tracking/rules/page-scripts.ts';",
      /a feature's rules are its own/,
    ],
    [
      "a rule importing another feature's rule",
      'src/features/assistant/rules/choices.ts',
      "import { findSlot } from '../../slots/rules/slot.ts';",
      /a feature's rules are its own/,
    ],
    [
      'a rule importing its own contract',
      'src/features/slots/rules/board.ts',
      "import { slotCities } from '../contract.ts';",
      /rules may import values/,
    ],
    [
      "a contract importing another feature's rules",
      'src/features/admin/contract/schemas.ts',
      "import { COUPON_KINDS } from '../../coupons/rules/coupon.ts';",
      /a feature's rules are its own/,
    ],
    [
      "the services importing a feature's page",
      'src/services/services.ts',
      "import { searchPage } from '../features/search/pages/search.tsx';",
      /import the feature's contract.ts/,
    ],
    [
      'a text importing a rule',
      'src/content/text/assistant.ts',
      "import { OTHER } from '../../features/assistant/rules/answers.ts';",
      /a feature's rules are its own/,
    ],
    [
      "an island importing its feature's page",
      'client/islands/leads/Booking.island.tsx',
      "import { bookPage } from '../../../src/features/leads/pages/book.tsx';",
      /import the feature's contract.ts/,
    ],
    [
      'a page importing what only a browser has',
      'src/features/doorstep/pages/doorstep-cart.tsx',
      "import { cart } from '../../../../client/storage/cart.ts';",
      /page may import values/,
    ],
  ])('refuse %s', (_, file, source, message) => {
    expect(problems(file, source).join()).toMatch(message);
  });

  test.each([
    [
      'a feature',
      'src/features/search/pages/search.tsx',
      "import { understand } from '../../voice/index.ts';",
    ],
    [
      'the shared pages',
      'src/web/document/content-policy.ts',
      "import { trackingHosts } from '../../features/tracking/index.ts';",
    ],
    [
      'a rule',
      'src/features/assistant/rules/choices.ts',
      "import { findSlot } from '../../slots/contract.ts';",
    ],
  ])('let %s import the contract and the index of another feature', (_, file, source) => {
    expect(problems(file, source)).toEqual([]);
  });

  test('let types through, which the build erases', () => {
    expect(
      problems(
        'src/services/services.ts',
        "import type { Ledger } from '../platform/ledger/record-ledger.ts';",
      ),
    ).toEqual([]);
    expect(
      problems('client/loader/main.ts', "import { type City } from '../src/content/cities/city.ts';"),
    ).toEqual([]);
  });
});
