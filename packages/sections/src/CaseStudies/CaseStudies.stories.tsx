import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import preview from '@podium/storybook/preview';
import { CaseStudies } from './CaseStudies.tsx';

const meta = preview.meta({ component: CaseStudies, args: { content: caseStudies } });

/** Three rows, each with its seal and its action. */
export const Default = meta.story({ tags: ['visual'] });
