import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Results } from '../../../../../src/features/banners/pages/Results.tsx';
import { resultsOf } from '../../../../../src/features/banners/rules/results.ts';
import { sampleBanner } from './rules/sample-banner.ts';

const banner = sampleBanner();
const now = new Date('2026-11-23T06:30:00Z');

describe('the rates of a banner by city', () => {
  test('a city with more leads than views shows both numbers and no rate', () => {
    const results = resultsOf(
      banner.variants,
      {
        exposures: [{ banner: banner.id, variant: 'a', city: 'pune', day: '2026-11-22', count: 40 }],
        conversions: [
          { variant: 'a', city: 'pune', day: '2026-11-22', count: 10 },
          { variant: 'a', city: 'jaipur', day: '2026-11-22', count: 20 },
        ],
      },
      { ranMs: 0 },
    );
    const html = renderToStaticMarkup(<Results banner={banner} results={results} now={now} />);
    const rowOf = (city: string) => html.split(`<th scope="row">${city}</th>`)[1]?.split('</tr>')[0];
    expect(rowOf('Pune')).toContain('10 of 40 (25%)');
    expect(rowOf('Jaipur')).toContain('>20; seen by 0<');
    expect(rowOf('Jaipur')).not.toContain('20 of 0');
  });
});
