import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { closureOf, islandsOf } from './manifest.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared'],
    css: ['entry.css'],
    assets: ['serif-core-1a.woff2', 'serif-latin-2b.woff2'],
  },
  _shared: { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'home.tsx': { file: 'home.js', imports: ['_shared'], css: ['home.css'], dynamicImports: ['src/form.tsx'] },
  'src/form.tsx': { file: 'form.js', imports: ['_shared'], css: ['form.css'] },
};

describe('closureOf', () => {
  it('collects static imports once, imported files first, and handles cycles', () => {
    expect(closureOf(manifest, ['index.html', 'home.tsx'])).toEqual({
      scripts: ['shared.js', 'entry.js', 'home.js'],
      styles: ['shared.css', 'entry.css', 'home.css'],
      fonts: ['serif-core-1a.woff2'],
    });
  });

  it('leaves out dynamic imports', () => {
    expect(closureOf(manifest, ['home.tsx']).scripts).not.toContain('form.js');
  });

  it('ignores names that are not in the manifest', () => {
    expect(closureOf(manifest, ['nothing.tsx'])).toEqual({ scripts: [], styles: [], fonts: [] });
  });
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
    'src/foot.tsx': { file: 'foot.js', css: ['foot.css'] },
  };

  it('returns those of the page and of its layout, each once, without other pages and the backend', () => {
    expect(islandsOf(withLayout, 'index.html', 'src/routes/home.tsx')).toEqual(['src/foot.tsx', 'src/form.tsx']);
  });
});
