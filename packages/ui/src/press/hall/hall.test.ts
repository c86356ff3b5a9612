import { describe, expect, it } from 'vitest';
import { hallTone } from './hall.ts';
import { houseLight } from './house.ts';
import { speakerLight } from './speaker.ts';

/**
 * Heights (0 the upper edge, 1 the lower) at which the speaker covers the audience, along one vertical line through the
 * head.
 */
function coveredHeights(x: number): number[] {
  return Array.from({ length: 100 }, (_, row) => row / 100).filter((y) => hallTone(x, y) !== houseLight(x, y));
}

describe('the hall', () => {
  it('leaves at least a tenth of the height free above the speaker', () => {
    const covered = coveredHeights(0.245);
    expect(Math.min(...covered)).toBeGreaterThan(0.1);
    expect(Math.min(...covered)).toBeLessThan(0.25);
    expect(Math.max(...covered)).toBe(0.99);
  });

  it('shows strands of hair: light and dark alternate across the back of the head', () => {
    const across = Array.from({ length: 60 }, (_, step) => speakerLight(-0.05 + step * 0.004, 0.5) ?? 0);
    const turns = across.filter((light, index) => {
      const [before = light, after = light] = [across[index - 1], across[index + 1]];
      return light > before && light > after;
    });
    expect(turns.length).toBeGreaterThanOrEqual(3);
  });

  it('lights the speaker from the audience, strongest from the right', () => {
    expect(speakerLight(0.19, 0.1) ?? 0).toBeGreaterThan(0.5);
    expect(speakerLight(0, -0.8) ?? 1).toBeLessThan(0.3);
    expect(speakerLight(0.9, 0.5)).toBeUndefined();
  });

  it('has lamps below the ceiling and dark between the rows', () => {
    expect(houseLight(0.6, 0.02)).toBeGreaterThan(0.9);
    expect(houseLight(0.7, 0.6)).toBeLessThan(0.1);
  });
});
