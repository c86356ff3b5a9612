import { aboutPage, hero } from '../content.ts';
import { brandFigures } from '../artwork/engraving/brandSeal.ts';
import { describe, expect, it } from 'vitest';

/** The figure of the hero with this label. */
function stat(label: string): string | undefined {
  return hero.stats.find((each) => each.label === label)?.figure;
}

describe('REQ-LOOK-2: the seal in the wordmark', () => {
  it('is drawn from the figures of the pages', () => {
    expect(brandFigures.companies).toBe(aboutPage.milestones.list.at(-1)?.count);
    expect(String(brandFigures.exits)).toBe(stat('exits'));
    expect(brandFigures.dealVolume).toBe(stat('deal volume'));
    expect(brandFigures.assets).toBe(stat('assets under influence'));
  });
});
