import { describe, expect, test } from 'vitest';
import { pictureFiles } from '../../../../src/content/pictures.ts';

describe('pictureFiles', () => {
  test('gives the addresses and the box of a picture', () => {
    expect(pictureFiles('car-sedan')).toEqual({
      width: 480,
      height: 192,
      svg: '/images/car-sedan.svg',
      png: '/images/car-sedan.png',
    });
  });
});
