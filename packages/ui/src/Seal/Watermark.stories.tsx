import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { Watermark } from './Watermark.tsx';

const meta = preview.meta({ component: Watermark });

/** The grand rosette behind the first headline; it runs out of its section, which cuts it off. */
export const Default = meta.story({
  decorators: [inside(<div style={{ maxInlineSize: 1170, marginInline: 'auto' }} />)],
});
