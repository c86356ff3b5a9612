import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { storyboard } from '@podium/brands/legal-tender/content/storyboard.ts';
import preview from '@podium/storybook/preview';
import { Storyboard } from './Storyboard.tsx';

const [caseStudy] = caseStudies.items;
if (!caseStudy) throw new Error('No case study');

const meta = preview.meta({
  component: Storyboard,
  args: { content: storyboard, caseStudy, among: caseStudies.items },
});

/** Eight frames; the first has the drawing of the deal, the last its emblem. */
export const Default = meta.story({ tags: ['visual'] });
