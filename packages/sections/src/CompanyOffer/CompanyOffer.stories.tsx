import { companyOffer } from '@podium/brands/legal-tender/content/companyOffer.ts';
import preview from '@podium/storybook/preview';
import { CompanyOffer } from './CompanyOffer.tsx';

const meta = preview.meta({ component: CompanyOffer, args: { content: companyOffer } });

/** Five conditions, and a mailbox for others than owners. */
export const Default = meta.story({ tags: ['visual'] });

/** Two conditions and no mailbox. */
export const Short = meta.story({
  args: { content: { ...companyOffer, conditions: companyOffer.conditions.slice(0, 2), note: undefined } },
});
