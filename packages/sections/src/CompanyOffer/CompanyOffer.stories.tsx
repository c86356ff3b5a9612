import { companyOffer } from '@podium/brands/legal-tender/content/companyOffer.ts';
import preview from '@podium/storybook/preview';
import { CompanyOffer } from './CompanyOffer.tsx';

const meta = preview.meta({ component: CompanyOffer, args: { content: companyOffer } });

/** Five conditions, and a mailbox for others than owners. */
export const Default = meta.story({ tags: ['visual'] });
