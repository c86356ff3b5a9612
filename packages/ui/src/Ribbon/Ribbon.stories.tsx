import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow, rightToLeft } from '@podium/storybook/states';
import { Ribbon } from './Ribbon.tsx';

const meta = preview.meta({
  component: Ribbon,
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** The small band, from green to red. */
export const Default = meta.story();

/** The large band of charts. */
export const Large = meta.story({ args: { size: 'large' } });

/** In the colour of the text. */
export const CurrentInk = meta.story({ args: { ink: 'current' } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
