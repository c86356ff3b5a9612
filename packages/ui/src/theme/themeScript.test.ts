import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeColors, themeScript, themeStorageKey } from './themeScript.tsx';
import { legalTender } from './legalTender.ts';

interface Page {
  attributes: Record<string, string>;
  metas: { content: string }[];
}

/** Runs the script with `read` in place of `localStorage.getItem`. */
function runOn(read: (key: string) => string | null): Page {
  const page: Page = { attributes: {}, metas: [{ content: themeColors.light }, { content: themeColors.dark }] };
  const documentElement = { setAttribute: (name: string, value: string) => void (page.attributes[name] = value) };
  const document = { documentElement, querySelectorAll: () => page.metas };
  runInNewContext(themeScript(), { localStorage: { getItem: read }, document });
  return page;
}

test('the theme colours of the browser bars are the page surfaces of the themes', () => {
  expect(themeColors).toEqual(legalTender.page.background);
});

describe('REQ-LOOK-1: the script before the first paint', () => {
  test.for(['light', 'dark'] as const)('applies the stored theme, %s, and the colour of the browser bars', (theme) => {
    const page = runOn((key) => (key === themeStorageKey ? theme : null));
    expect(page.attributes).toEqual({ 'data-theme': theme });
    expect(page.metas).toEqual([{ content: themeColors[theme] }, { content: themeColors[theme] }]);
  });

  test.for([null, 'system', 'sepia', 'constructor'])('follows the system when %s is stored', (stored) => {
    const page = runOn(() => stored);
    expect(page.attributes).toEqual({});
    expect(page.metas[1]).toEqual({ content: themeColors.dark });
  });

  test('follows the system when storage is blocked', () => {
    const page = runOn(() => {
      throw new Error('SecurityError');
    });
    expect(page.attributes).toEqual({});
  });

  test('contains nothing that would end a script element', () => {
    expect(themeScript()).not.toContain('</');
  });
});
