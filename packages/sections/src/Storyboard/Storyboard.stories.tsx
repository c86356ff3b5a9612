import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { storyboard } from '@podium/brands/legal-tender/content/storyboard.ts';
import preview from '@podium/storybook/preview';
import { Storyboard } from './Storyboard.tsx';

const { items } = caseStudies;
const [hotels] = items;
if (!hotels) throw new Error('No case study');
const [, , invoices = hotels] = items;

const meta = preview.meta({ component: Storyboard, args: { content: storyboard, caseStudy: hotels, among: items } });

/** Eight frames; the first has the drawing of the deal, the last its emblem. */
export const Default = meta.story({ tags: ['visual'] });

/** A case study without a drawing. */
export const WithoutDrawing = meta.story({ args: { caseStudy: invoices } });
