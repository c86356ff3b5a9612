import { investmentRecord } from '@podium/brands/legal-tender/content/investmentRecord.ts';
import preview from '@podium/storybook/preview';
import { InvestmentRecord } from './InvestmentRecord.tsx';

const meta = preview.meta({ component: InvestmentRecord, args: { content: investmentRecord } });

/** Six companies and one loss. */
export const Default = meta.story({ tags: ['visual'] });
