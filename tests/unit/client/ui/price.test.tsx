import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListPrice, Price, Saving } from '../../../../client/ui/Price.tsx';
import { Rating, Stars } from '../../../../client/ui/Rating.tsx';
import { rupees } from '../../../../src/values/money.ts';

const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '');

describe('prices', () => {
  it.each([
    [2999, '₹2,999'],
    [284504, '₹2,84,504'],
    [0, '₹0'],
  ])('show %i rupees with Indian digit groups and no decimals', (amount, written) => {
    expect(textOf(renderToStaticMarkup(<Price amount={rupees(amount)} />))).toBe(written);
  });

  it('have a struck-out list price that is read out as a list price', () => {
    const markup = renderToStaticMarkup(<ListPrice amount={rupees(3499)} />);
    expect(textOf(markup)).toBe('List price ₹3,499');
    expect(markup).toMatch(/^<s /);
  });

  it('show a saving, and no text without a saving', () => {
    const saving = (price: number, listPrice: number) =>
      textOf(renderToStaticMarkup(<Saving price={rupees(price)} listPrice={rupees(listPrice)} />));
    expect(saving(2999, 3499)).toBe('You save ₹500');
    expect(saving(999, 999)).toBe('');
    expect(saving(999, 500)).toBe('');
  });
});

describe('ratings', () => {
  it('show the average and both numbers of reviews', () => {
    const rating = <Rating value={4.8} reviews={500} />;
    expect(textOf(renderToStaticMarkup(rating))).toBe('4.8from 500 reviews');
  });

  it('say that they are samples where they are', () => {
    expect(textOf(renderToStaticMarkup(<Rating value={4.8} isSample />))).toBe('4.8(sample)');
  });

  it.each([
    [5, 'class="stars"'],
    [4, 'class="stars n4"'],
    [0.2, 'class="stars n1"'],
    [9, 'class="stars"'],
  ])('show %f out of 5 in whole stars', (value, drawn) => {
    const markup = renderToStaticMarkup(<Stars value={value} />);
    expect(markup).toContain(drawn);
    expect(markup).toContain(`aria-label="${value} out of 5"`);
  });
});
