import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryFile, moduleOf, namesakeOf } from '../../../scripts/in-hindi.ts';

const root = resolve(import.meta.dirname, '../../..');
const at = (path: string) => `${root}/${path}`;
const target = (importer: string, source: string) => moduleOf(at(importer), source)?.replace(`${root}/`, '');

const PAGE = 'src/features/home/pages/home.tsx';

describe('namesakeOf', () => {
  test('finds a dictionary in the other folder, any other module beside the English one', () => {
    expect(namesakeOf('/src/content/text/en/home.ts')).toBe('/src/content/text/hi/home.ts');
    expect(namesakeOf('/src/content/cities/jaipur.ts')).toBe('/src/content/cities/jaipur.hi.ts');
    expect(namesakeOf('/src/web/Head.tsx')).toBe('/src/web/Head.hi.tsx');
  });
});

describe('entryFile', () => {
  test.each(['client/idle/run.ts?hi', '/client/idle/run.ts?hi', '/repo/client/idle/run.ts?hi'])(
    'finds the file that %s names',
    (source) => {
      expect(entryFile('/repo', source)).toBe('/repo/client/idle/run.ts?hi');
    },
  );
});

describe('moduleOf', () => {
  test('leaves an import of the English site to the build', () => {
    expect(target(PAGE, '../../../content/text/en/home.ts')).toBeUndefined();
  });

  test('finds the translation in the Hindi site, with its mark', () => {
    expect(target(`${PAGE}?hi`, '../../../content/text/en/home.ts')).toBe('src/content/text/hi/home.ts?hi');
    expect(target('src/content/text/hi/home.ts?hi', '../../cities/jaipur.ts')).toBe(
      'src/content/cities/jaipur.hi.ts?hi',
    );
  });

  test('marks every other own module of the Hindi site', () => {
    expect(target(`${PAGE}?hi`, '../../../values/money.ts')).toBe('src/values/money.ts?hi');
  });

  test('shares the English module from which a translation takes its facts', () => {
    expect(target('src/content/cities/jaipur.hi.ts?hi', './jaipur.ts')).toBe('src/content/cities/jaipur.ts');
  });

  test('marks a translation whoever imports it, so that it exists once', () => {
    expect(target('scripts/share-images.ts', '../src/content/share-images.hi.ts')).toBe(
      'src/content/share-images.hi.ts?hi',
    );
    expect(target('src/content/cities/jaipur.hi.ts', './city-names.ts')).toBe(
      'src/content/cities/city-names.hi.ts?hi',
    );
  });

  test('leaves a package to the build', () => {
    expect(target(`${PAGE}?hi`, 'react')).toBeUndefined();
  });
});
