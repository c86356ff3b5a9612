import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeColors, themeScript, themeStorageKey } from './themeScript.tsx';
import { colorTokens } from './tokens.ts';

interface Page {
  attributes: Record<string, string>;
  metas: { content: string }[];
}

/** Runs the script as a page would, with `read` in the place of its storage. */
function runOn(read: (key: string) => string | null): Page {
  const page: Page = { attributes: {}, metas: [{ content: themeColors.light }, { content: themeColors.dark }] };
  const documentElement = { setAttribute: (name: string, value: string) => void (page.attributes[name] = value) };
  const document = { documentElement, querySelectorAll: () => page.metas };
  runInNewContext(themeScript, { localStorage: { getItem: read }, document });
  return page;
}

test('the colours of the browser bars are the grounds of the themes', () => {
  expect(themeColors).toEqual({ light: colorTokens.paper.paper, dark: colorTokens.paper.plate });
});

describe('the script before the first paint', () => {
  test.for(['light', 'dark'] as const)('shows the stored theme, %s, and colours the bars of the browser', (theme) => {
    const page = runOn((key) => (key === themeStorageKey ? theme : null));
    expect(page.attributes).toEqual({ 'data-theme': theme });
    expect(page.metas).toEqual([{ content: themeColors[theme] }, { content: themeColors[theme] }]);
  });

  test.for([null, 'system', 'sepia', 'constructor'])('leaves the page to the system when %s is stored', (stored) => {
    const page = runOn(() => stored);
    expect(page.attributes).toEqual({});
    expect(page.metas[1]).toEqual({ content: themeColors.dark });
  });

  test('leaves the page to the system when the storage is closed', () => {
    const page = runOn(() => {
      throw new Error('SecurityError');
    });
    expect(page.attributes).toEqual({});
  });

  test('can stand in a script element', () => {
    expect(themeScript).not.toContain('</');
  });
});
