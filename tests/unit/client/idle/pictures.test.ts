import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPictures } from '../../../../client/idle/pictures.idle.ts';

/** A stand-in for `<img>` with only the parts that the watcher uses. */
class FakePicture {
  readonly dataset: Record<string, string> = {};
  src = '/images/car-sedan.svg';
  readonly complete: boolean;
  readonly naturalWidth: number;

  constructor(complete: boolean, naturalWidth: number) {
    this.complete = complete;
    this.naturalWidth = naturalWidth;
  }
}

/** A stand-in for the page. Its pictures' events do not bubble and reach only the capturing listeners. */
function pageWith(...images: FakePicture[]) {
  const listeners: Record<string, (event: { target: unknown }) => void> = {};
  const page = {
    images,
    addEventListener: (kind: string, listener: (event: { target: unknown }) => void, capture: boolean) => {
      if (capture) listeners[kind] = listener;
    },
  };
  Reflect.apply(watchPictures, undefined, [page]);
  return { tell: (kind: 'load' | 'error', target: unknown) => listeners[kind]?.({ target }) };
}

beforeEach(() => void vi.stubGlobal('HTMLImageElement', FakePicture));

describe('pictures of a page', () => {
  it('load the original when the first file fails, then give up', () => {
    const picture = new FakePicture(false, 0);
    const { tell } = pageWith(picture);
    tell('error', picture);
    expect(picture.src).toBe('/images/car-sedan.png');
    expect(picture.dataset.picture).toBe('late');
    tell('error', picture);
    expect(picture.dataset.picture).toBe('failed');
  });

  it('load the original at once when they failed before the script ran', () => {
    const picture = new FakePicture(true, 0);
    pageWith(picture);
    expect(picture.src).toBe('/images/car-sedan.png');
  });

  it('fade in when they load late', () => {
    const picture = new FakePicture(false, 0);
    const { tell } = pageWith(picture);
    expect(picture.dataset.picture).toBe('late');
    tell('load', picture);
    expect(picture.dataset.picture).toBe('here');
  });

  it('do not fade in when they loaded before the script', () => {
    const picture = new FakePicture(true, 480);
    const { tell } = pageWith(picture);
    tell('load', picture);
    expect(picture.dataset.picture).toBeUndefined();
  });

  it('do not affect other elements that fail to load', () => {
    const { tell } = pageWith();
    expect(() => tell('error', { src: '/client.js' })).not.toThrow();
  });
});
