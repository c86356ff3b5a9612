import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { closureOf, islandsOf } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared'] },
  _shared: { file: 'shared.js', imports: ['index.html'] },
  'home.tsx': { file: 'home.js', imports: ['_shared'], dynamicImports: ['src/form.tsx'] },
  'src/form.tsx': { file: 'form.js', imports: ['_shared'] },
};

it('closureOf() collects static imports once, imported files first, and handles cycles', () => {
  expect(closureOf(manifest, ['index.html', 'home.tsx'])).toEqual(['shared.js', 'entry.js', 'home.js']);
});

describe('islandsOf', () => {
  const withLayout: Manifest = {
    ...manifest,
    'index.html': {
      file: 'entry.js',
      imports: ['_shared'],
      dynamicImports: ['src/routes/home.tsx', 'src/routes/press.tsx', 'backend.ts', 'src/foot.tsx'],
    },
    'src/routes/home.tsx': { file: 'home.js', imports: ['_shared'], dynamicImports: ['src/form.tsx', 'src/foot.tsx'] },
    'src/routes/press.tsx': { file: 'press.js', dynamicImports: ['src/kit.tsx'] },
    'src/foot.tsx': { file: 'foot.js' },
  };

  it('returns those of the page and of its layout, each once, without other pages and the backend', () => {
    expect(islandsOf(withLayout, 'index.html', 'src/routes/home.tsx')).toEqual(['src/foot.tsx', 'src/form.tsx']);
  });
});
