import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../../client/ui/Picture.tsx';

describe('a picture', () => {
  it('keeps its box, waits until it comes near, and knows its original', () => {
    const markup = renderToStaticMarkup(<Picture name="car-sedan" />);
    for (const attribute of [
      'src="/images/car-sedan.svg"',
      'data-original="/images/car-sedan.png"',
      'width="480"',
      'height="192"',
      'alt=""',
      'loading="lazy"',
    ]) {
      expect(markup).toContain(attribute);
    }
  });

  it('with priority is fetched first and not lazily', () => {
    const markup = renderToStaticMarkup(<Picture name="car-sedan" priority />);
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).not.toContain('loading=');
  });

  it('with priority, hidden on phones, is not fetched where it does not show', () => {
    const markup = renderToStaticMarkup(<Picture name="hero-doorstep" priority hiddenOnPhones />);
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).toContain('loading="lazy"');
  });
});
