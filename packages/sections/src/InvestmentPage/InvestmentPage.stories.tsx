import { investPage } from '@podium/brands/legal-tender/content/investPage.ts';
import { investments } from '@podium/brands/legal-tender/content/investments.ts';
import preview from '@podium/storybook/preview';
import { InvestmentPage } from './InvestmentPage.tsx';

const content = { ...investPage, tiers: investments.tiers, chart: investments.chart };
const meta = preview.meta({ component: InvestmentPage, args: { content } });

/** The chart on the deep surface, the tiers below, the risk notice, and two actions. */
export const Default = meta.story({ tags: ['visual'] });
