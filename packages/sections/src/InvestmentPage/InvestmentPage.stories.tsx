import { investPage } from '@podium/brands/legal-tender/content/investPage.ts';
import { investmentRecord } from '@podium/brands/legal-tender/content/investmentRecord.ts';
import { investments } from '@podium/brands/legal-tender/content/investments.ts';
import preview from '@podium/storybook/preview';
import { InvestmentRecord } from '../InvestmentRecord/InvestmentRecord.tsx';
import { InvestmentPage } from './InvestmentPage.tsx';

const content = { ...investPage, tiers: investments.tiers, chart: investments.chart };
const meta = preview.meta({
  component: InvestmentPage,
  args: { content, record: <InvestmentRecord content={investmentRecord} /> },
});

/** Chart, tiers, record, and the steps of an application on 22 November 2026. */
export const Default = meta.story({ tags: ['visual'], parameters: { now: '2026-11-22T09:00:00' } });
