import { aboutPage } from '@podium/data/content/aboutPage';
import { hero } from '@podium/data/content/hero';
import { brandFigures } from '@podium/ui/press/brandSeal';
import { describe, expect, it } from 'vitest';

/** The figure of the hero that bears a label. */
function stat(label: string): string | undefined {
  return hero.stats.find((each) => each.label === label)?.figure;
}

describe('the seal in the wordmark (art direction, boards 2, §3)', () => {
  it('is drawn from the figures that the pages show', () => {
    expect(brandFigures.companies).toBe(aboutPage.milestones.list.at(-1)?.companies);
    expect(String(brandFigures.exits)).toBe(stat('exits'));
    expect(brandFigures.dealVolume).toBe(stat('deal volume'));
    expect(brandFigures.assets).toBe(stat('assets under influence'));
  });
});
