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
      'client/islands/booking/use-booking.ts',
      "import { createLedger } from '../../../src/ledger/record-ledger.ts';",
      /only src\/startup may: hand in a function through Services/,
    ],
    [
      'the browser reaching for a secret',
      'client/api/send.ts',
      "import { parseVariables } from '../../src/startup/config.ts';",
      /it knows the secrets/,
    ],
    [
      'the browser reaching for content',
      'client/islands/booking/BookingForm.tsx',
      "import { cities } from '../../../src/content/cities/all-cities.ts';",
      /a browser would download all of it/,
    ],
    [
      'an island reaching for another',
      'client/islands/booking/BookingForm.tsx',
      "import { Picker } from '../price-picker/Picker.tsx';",
      /islands never import each other/,
    ],
    [
      'a rule reaching for the platform',
      'src/domain/cart/cart.ts',
      "export { send } from '../../integrations/cms/client.ts';",
      /hand in a function/,
    ],
    [
      'a page reaching for an integration',
      'src/pages/home/home.tsx',
      "const cms = await import('../../integrations/cms/client.ts');",
      /hand in a function/,
    ],
  ])('stop %s', (_, file, source, message) => {
    expect(problems(file, source).join()).toMatch(message);
  });

  test('let types through, which carry nothing', () => {
    expect(problems('src/services.ts', "import type { Ledger } from './ledger/record-ledger.ts';")).toEqual(
      [],
    );
    expect(problems('client/main.ts', "import { type City } from '../src/content/cities/city.ts';")).toEqual(
      [],
    );
  });
});
