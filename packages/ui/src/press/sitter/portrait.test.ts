import { describe, expect, it } from 'vitest';
import { createFigure } from './figure.ts';
import { createPortraitMap } from './portrait.ts';
import { negativeTone, positiveTone } from './tones.ts';

describe('the sitter', () => {
  const figure = createFigure(0);
  /** The visible material at (x, y), from the front. */
  const materialAt = (x: number, y: number) => {
    for (let z = 1; z > -1; z -= 0.002) {
      if (figure.distance(x, y, z) < 0.003) return figure.material(x, y, z);
    }
    return undefined;
  };

  it.each([
    ['forehead', 0, 0.5, 'skin'],
    ['crown', 0, 0.75, 'hair'],
    ['eye', 0.098, 0.325, 'eye'],
    ['brow', 0.1, 0.424, 'hair'],
    ['lower rim of the spectacles', 0.108, 0.252, 'frame'],
    ['collar', -0.09, -0.3, 'shirt'],
    ['shoulder', 0.5, -0.6, 'jacket'],
  ])('has its %s in the right place', (_, x, y, material) => {
    expect(materialAt(x, y)).toBe(material);
  });

  it('has nothing beside it', () => {
    expect(materialAt(0.6, 0.4)).toBeUndefined();
  });
});

describe('the portrait', () => {
  const portrait = createPortraitMap(48);

  it('is lit from the left, without a background', () => {
    const cheek = portrait(0, -0.02) ?? 0;
    expect(portrait(-0.1, -0.4) ?? 0).toBeGreaterThan(0.6);
    expect(portrait(0.2, 0.35) ?? 1).toBeLessThan(0.3);
    expect(cheek).toBeGreaterThan(0);
    expect(portrait(-0.8, 0)).toBeUndefined();
  });

  it('is inverted for dark surfaces', () => {
    const [positive, negative] = [positiveTone(portrait), negativeTone(portrait)];
    expect(positive(-0.1, -0.4)).toBeLessThan(0.3);
    expect(negative(-0.1, -0.4)).toBeGreaterThan(0.7);
  });

  it('has a background that contrasts with the head: dark behind the lit side, empty behind the shadow', () => {
    const [positive, negative] = [positiveTone(portrait), negativeTone(portrait)];
    expect(positive(-0.8, 0)).toBeGreaterThan(positive(0.8, -0.2));
    expect(negative(-0.8, 0)).toBeLessThan(negative(0.8, -0.2));
  });
});
