import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ component: Divider, args: { kind: 'band' as const }, decorators: [padded] });

/** The small band, from green to red. */
export const Default = meta.story({ tags: ['visual'] });

/** The large band, as in charts. */
export const Large = meta.story({ args: { kind: 'wideBand' } });

/** In the text colour. */
export const CurrentInk = meta.story({ args: { color: 'text' } });
