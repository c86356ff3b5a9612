import preview from '@podium/storybook/preview';
import { padded } from '@podium/storybook/withWrapper';
import { Illustration } from './Illustration.tsx';

const meta = preview.meta({ component: Illustration, args: { name: 'hero' as const }, decorators: [padded] });

export const Default = meta.story();
