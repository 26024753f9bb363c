import { expect, test } from 'vitest';
import { withArticle } from '../../../../src/values/article.ts';

test.each([
  ...['Audi', 'Isuzu', 'Innova', 'Alto', 'e-tron', 'Octavia', 'hour', 'honest price'],
  ...[
    'MG',
    'MG Hector',
    'XUV700',
    'X-Trail',
    'S5',
    'F-Pace',
    'SUV',
    'R8',
    'i20',
    'EV6',
    '800',
    '18-inch wheel',
  ],
])('withArticle writes “an %s”', (name) => {
  expect(withArticle(name)).toBe(`an ${name}`);
});

test.each([
  ...['Hyundai', 'Honda', 'Maruti', 'Fiat', 'Jaguar', 'Volvo', 'used car', 'European car', 'unit'],
  ...['BMW', 'KUV100', 'BE 6', 'Q3', 'C3', 'TUV300', 'WR-V', 'UTE', 'MINI', '3 Series', '118 NE', '100'],
])('withArticle writes “a %s”', (name) => {
  expect(withArticle(name)).toBe(`a ${name}`);
});
