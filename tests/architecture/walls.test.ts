import { describe, expect, test } from 'vitest';
import { allImports, importsOf } from './imports.ts';
import { wallProblem } from './walls.ts';

const problems = (file: string, source: string) =>
  importsOf(file, source).flatMap((found) => wallProblem(found) ?? []);

describe('the walls between the rooms', () => {
  test('hold everywhere', () => {
    expect(allImports().flatMap((found) => wallProblem(found) ?? [])).toEqual([]);
  });

  test.each([
    [
      'the browser reaching for the ledger',
      'client/islands/leads/use-booking.ts',
      "import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';",
      /only src\/services and src\/worker.ts may: take a function through Services/,
    ],
    [
      'the browser reaching for a secret',
      'client/api/send.ts',
      "import { parseVariables } from '../../src/services/config.ts';",
      /it knows the secrets/,
    ],
    [
      'the browser reaching for content',
      'client/islands/leads/Booking.island.tsx',
      "import { cities } from '../../../src/content/cities/all-cities.ts';",
      /a browser would download all of it/,
    ],
    [
      'an island reaching for another',
      'client/islands/leads/Booking.island.tsx',
      "import { Picker } from '../pricing/Picker.tsx';",
      /islands of different features never import each other/,
    ],
    [
      'a rule reaching for the platform',
      'src/features/doorstep/rules/cart.ts',
      "export { send } from '../../../platform/cms/client.ts';",
      /take a function/,
    ],
    [
      'a page reaching for an integration',
      'src/features/home/pages/home.tsx',
      "const cms = await import('../../../platform/cms/client.ts');",
      /take a function/,
    ],
  ])('stop %s', (_, file, source, message) => {
    expect(problems(file, source).join()).toMatch(message);
  });

  test('let types through, which carry nothing', () => {
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
