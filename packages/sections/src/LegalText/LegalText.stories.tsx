import { fn } from 'storybook/test';
import { investmentDisclaimer } from '@podium/brands/legal-tender/content/investmentDisclaimer.ts';
import preview from '@podium/storybook/preview';
import { LegalText } from './LegalText.tsx';

const meta = preview.meta({ component: LegalText, args: { content: investmentDisclaimer, onBack: fn() } });

/** The disclaimer: Back at the top and at the bottom, contents, and a link to the application (REQ-ROUTE-5). */
export const Default = meta.story({ tags: ['visual'] });
