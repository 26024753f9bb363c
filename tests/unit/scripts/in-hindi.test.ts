import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryFile, moduleOf, namesakeOf } from '../../../scripts/in-hindi.ts';

const root = resolve(import.meta.dirname, '../../..');
const at = (path: string) => `${root}/${path}`;
const target = (importer: string, source: string) => moduleOf(at(importer), source)?.replace(`${root}/`, '');

const PAGE = 'src/features/home/pages/home.tsx';

describe('namesakeOf', () => {
  test('mirrors the folder of an area', () => {
    expect(namesakeOf(at('src/content/text/home.ts'))).toBe(at('src/content/hi/text/home.ts'));
    expect(namesakeOf('src/content/cities/jaipur.ts')).toBe('src/content/hi/cities/jaipur.ts');
    expect(namesakeOf('client/islands/assistant/sentence-field.tsx')).toBe(
      'client/islands/hi/assistant/sentence-field.tsx',
    );
  });

  test('leaves a translation as it is', () => {
    expect(namesakeOf('src/content/hi/text/home.ts')).toBe('src/content/hi/text/home.ts');
  });
});

describe('entryFile', () => {
  test.each(['client/idle/run.ts?hi', '/client/idle/run.ts?hi', `${root}/client/idle/run.ts?hi`])(
    'finds the file that %s names',
    (source) => {
      expect(entryFile(source)).toBe(at('client/idle/run.ts?hi'));
    },
  );
});

describe('moduleOf', () => {
  test('leaves an import of the English site to the build', () => {
    expect(target(PAGE, '../../../content/text/home.ts')).toBeUndefined();
  });

  test('finds the translation in the Hindi site, with its mark', () => {
    expect(target(`${PAGE}?hi`, '../../../content/text/home.ts')).toBe('src/content/hi/text/home.ts?hi');
    expect(target('src/content/hi/text/home.ts?hi', '../../cities/jaipur.ts')).toBe(
      'src/content/hi/cities/jaipur.ts?hi',
    );
  });

  test('marks every other own module of the Hindi site', () => {
    expect(target(`${PAGE}?hi`, '../../../values/money.ts')).toBe('src/values/money.ts?hi');
  });

  test('shares the English module from which a translation takes its facts', () => {
    expect(target('src/content/hi/cities/jaipur.ts?hi', '../../cities/jaipur.ts')).toBe(
      'src/content/cities/jaipur.ts',
    );
  });

  test('shares a module that imports a translation itself, and so speaks both languages', () => {
    expect(target('src/features/jobs/reach.ts?hi', '../../content/text/customer-messages.ts')).toBe(
      'src/content/text/customer-messages.ts',
    );
  });

  test('marks a translation whoever imports it, so that it exists once', () => {
    expect(target('scripts/share-images.ts', '../src/content/hi/share-images.ts')).toBe(
      'src/content/hi/share-images.ts?hi',
    );
    expect(target('src/content/hi/cities/jaipur.ts', './city-names.ts')).toBe(
      'src/content/hi/cities/city-names.ts?hi',
    );
  });

  test('leaves a package to the build', () => {
    expect(target(`${PAGE}?hi`, 'react')).toBeUndefined();
  });
});
