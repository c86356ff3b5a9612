import { describe, expect, it } from 'vitest';
import { cropPosition, sourceSet } from './photograph.tsx';

describe('sourceSet', () => {
  it('lists every file with its width', () => {
    const files = [
      { src: '/quay640.jpg', width: 640 },
      { src: '/quay1280.jpg', width: 1280 },
    ];
    expect(sourceSet(files)).toBe('/quay640.jpg 640w, /quay1280.jpg 1280w');
  });
});

describe('cropPosition', () => {
  it.each([
    [{ x: 0, y: 1 }, '0% 100%'],
    [{ x: 0.5, y: 0.333 }, '50% 33.3%'],
  ])('%j is %s', (point, position) => {
    expect(cropPosition(point)).toBe(position);
  });
});
