import { investments } from '@podium/brands/legal-tender/content/investments.ts';
import preview from '@podium/storybook/preview';
import { InvestmentTiers } from './InvestmentTiers.tsx';

const meta = preview.meta({ component: InvestmentTiers, args: { content: investments } });

/** Four bars on one axis; the text below each states its range. */
export const Default = meta.story({ tags: ['visual'] });
