import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { RibbonDivider } from './RibbonDivider.tsx';

const meta = preview.meta({ component: RibbonDivider, decorators: [padded] });

/** The small band, from green to red. */
export const Default = meta.story({ tags: ['visual'] });

/** The large band, as in charts. */
export const Large = meta.story({ args: { size: 'large' } });

/** In the text colour. */
export const CurrentInk = meta.story({ args: { ink: 'current' } });
