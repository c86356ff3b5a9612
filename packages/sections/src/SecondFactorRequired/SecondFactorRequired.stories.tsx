import { fn } from 'storybook/test';
import { secondFactorRequired } from '@podium/brands/legal-tender/content/deals.ts';
import preview from '@podium/storybook/preview';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';

const meta = preview.meta({ component: SecondFactorRequired, args: { content: secondFactorRequired, onSetUp: fn() } });

/** A qualified user without the required second factor. */
export const Default = meta.story({ tags: ['visual'] });
