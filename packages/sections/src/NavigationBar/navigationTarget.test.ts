import { describe, expect, it } from 'vitest';
import { isPlainClick, navigationTarget } from './navigationTarget.ts';

const series = { anchor: 'tv-series', href: '/tv' };

describe('specification §2, navigation bar: scroll on the home path, navigate on any other', () => {
  it('leads to the section of the home page at home', () => {
    expect(navigationTarget(series, true)).toBe('#tv-series');
  });

  it('leads to the route elsewhere', () => {
    expect(navigationTarget(series, false)).toBe('/tv');
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

  it('takes the first button alone', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['a click that someone has already answered', { defaultPrevented: true }],
  ])('leaves %s to the browser', (_name, difference) => {
    expect(isPlainClick({ ...plain, ...difference })).toBe(false);
  });
});
