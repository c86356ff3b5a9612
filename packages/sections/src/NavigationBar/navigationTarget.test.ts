import { describe, expect, it } from 'vitest';
import { isPlainClick, navigationTarget } from './navigationTarget.ts';

const series = { anchor: 'tv-series', href: '/tv' };

describe('REQ-NAV-2: target of a navigation item', () => {
  it('is the section on the home page, the route on other pages', () => {
    expect(navigationTarget(series, true)).toBe('#tv-series');
    expect(navigationTarget(series, false)).toBe('/tv');
  });

  it('is the route where the home page has no such section', () => {
    expect(navigationTarget({ href: '/tv' }, true)).toBe('/tv');
  });
});

describe('isPlainClick', () => {
  const plain = {
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
  };

  it('accepts the primary button without modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['a click whose default is prevented', { defaultPrevented: true }],
  ])('leaves %s to the browser', (_name, difference) => {
    expect(isPlainClick({ ...plain, ...difference })).toBe(false);
  });
});
