import { describe, expect, test } from 'vitest';
import {
  entryFile,
  filesToCopy,
  hindiTarget,
  type ImportGraph,
  namesakeOf,
} from '../../../scripts/hindi-build.ts';

const graph: ImportGraph = new Map([
  ['/src/page.tsx', ['/src/card.tsx', '/src/money.ts']],
  ['/src/card.tsx', ['/src/content/text/en/home.ts']],
  ['/src/content/text/en/home.ts', ['/src/content/city.ts']],
  ['/src/content/text/hi/home.ts', ['/src/content/text/en/home.ts', '/src/content/city.ts']],
  ['/src/content/city.ts', []],
  ['/src/content/city.hi.ts', ['/src/content/city.ts', '/src/money.ts']],
  ['/src/content/text/en/admin.ts', []],
  ['/src/admin.tsx', ['/src/content/text/en/admin.ts']],
  ['/src/money.ts', []],
]);
const copied = filesToCopy(graph);
const target = (importer: string, imported: string) => hindiTarget(importer, imported, graph, copied);

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

describe('filesToCopy', () => {
  test('holds what reaches a translated module through any number of imports, and nothing else', () => {
    expect([...copied].filter((file) => !file.includes('hi')).sort()).toEqual([
      '/src/card.tsx',
      '/src/content/city.ts',
      '/src/content/text/en/home.ts',
      '/src/page.tsx',
    ]);
  });
});

describe('an import of a Hindi module', () => {
  test('means the Hindi namesake where there is one', () => {
    expect(target('/src/card.tsx', '/src/content/text/en/home.ts')).toBe('/src/content/text/hi/home.ts');
    expect(target('/src/content/text/hi/home.ts', '/src/content/city.ts')).toBe('/src/content/city.hi.ts');
  });

  test('means a Hindi module itself, never a second copy of it, where another one imports it', () => {
    expect(target('/src/content/text/hi/home.ts', '/src/content/city.hi.ts')).toBeUndefined();
  });

  test('means the Hindi copy of a module that reaches a translated one', () => {
    expect(target('/src/page.tsx', '/src/card.tsx')).toBe('/src/card.tsx?hi');
  });

  test('means the shared module where no translation is in reach', () => {
    expect(target('/src/page.tsx', '/src/money.ts')).toBeUndefined();
    expect(target('/src/admin.tsx', '/src/content/text/en/admin.ts')).toBeUndefined();
  });

  test('means the English module where a translation takes its facts from it', () => {
    expect(target('/src/content/text/hi/home.ts', '/src/content/text/en/home.ts')).toBeUndefined();
    expect(target('/src/content/city.hi.ts', '/src/content/city.ts')).toBeUndefined();
  });
});
