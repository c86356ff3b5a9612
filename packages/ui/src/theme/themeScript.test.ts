import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript, themeStorageKey } from './themeScript.ts';

interface Page {
  attributes: Record<string, string>;
  metas: { media?: string; dataset: { scheme: string } }[];
}

/** Runs the script with `read` in place of `localStorage.getItem`. */
function runOn(read: (key: string) => string | null): Page {
  const page: Page = { attributes: {}, metas: ['light', 'dark'].map((scheme) => ({ dataset: { scheme } })) };
  const documentElement = { setAttribute: (name: string, value: string) => void (page.attributes[name] = value) };
  const document = { documentElement, querySelectorAll: () => page.metas };
  runInNewContext(themeScript(), { localStorage: { getItem: read }, document });
  return page;
}

describe('REQ-LOOK-1: the script before the first paint', () => {
  test.for(['light', 'dark'] as const)('applies the stored theme, %s, and the colour of the browser bars', (theme) => {
    const page = runOn((key) => (key === themeStorageKey ? theme : null));
    expect(page.attributes).toEqual({ 'data-theme': theme });
    expect(page.metas.map(({ dataset, media }) => [dataset.scheme, media])).toEqual([
      ['light', theme === 'light' ? 'all' : 'not all'],
      ['dark', theme === 'dark' ? 'all' : 'not all'],
    ]);
  });

  test.for([null, 'system', 'sepia', 'constructor'])('follows the system when %s is stored', (stored) => {
    const page = runOn(() => stored);
    expect(page.attributes).toEqual({});
    expect(page.metas.map(({ media }) => media)).toEqual([undefined, undefined]);
  });
});
