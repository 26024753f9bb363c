import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../../client/ui/Picture.tsx';

describe('a picture', () => {
  it('has its size in the HTML and loads lazily', () => {
    const markup = renderToStaticMarkup(<Picture name="car-sedan" />);
    for (const attribute of [
      'src="/images/car-sedan.svg"',
      'width="480"',
      'height="192"',
      'alt=""',
      'loading="lazy"',
    ]) {
      expect(markup).toContain(attribute);
    }
  });

  it('with priority loads at once', () => {
    const markup = renderToStaticMarkup(<Picture name="car-sedan" priority />);
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).not.toContain('loading=');
  });

  it('with priority, but hidden on phones, does not load on a phone', () => {
    const markup = renderToStaticMarkup(<Picture name="hero-doorstep" priority hiddenOnPhones />);
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).toContain('loading="lazy"');
  });
});
