import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { closureOf, islandStyles } from './manifest.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared'],
    css: ['entry.css'],
    assets: ['serif-core-1a.woff2', 'serif-latin-2b.woff2'],
  },
  _shared: { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'home.tsx': { file: 'home.js', imports: ['_shared'], css: ['home.css'], dynamicImports: ['form.tsx'] },
  'form.tsx': { file: 'form.js', imports: ['_shared'], css: ['form.css'] },
};

describe('closureOf', () => {
  it('collects what is imported statically, once, imports before importers, and survives cycles', () => {
    expect(closureOf(manifest, ['index.html', 'home.tsx'])).toEqual({
      scripts: ['shared.js', 'entry.js', 'home.js'],
      styles: ['shared.css', 'entry.css', 'home.css'],
      fonts: ['serif-core-1a.woff2'],
    });
  });

  it('leaves out scripts that are imported later', () => {
    expect(closureOf(manifest, ['home.tsx']).scripts).not.toContain('form.js');
  });

  it('passes over names it does not know', () => {
    expect(closureOf(manifest, ['nothing.tsx'])).toEqual({ scripts: [], styles: [], fonts: [] });
  });
});

describe('islandStyles', () => {
  it('gives the styles of the islands, whose markup is in the page', () => {
    expect(islandStyles(manifest, 'home.tsx')).toEqual(['entry.css', 'shared.css', 'form.css']);
  });
});
