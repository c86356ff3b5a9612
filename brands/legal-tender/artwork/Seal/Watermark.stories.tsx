import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Watermark } from './Watermark.tsx';

const meta = preview.meta({ component: Watermark });

/** The large rosette behind the first headline; its section clips it. */
export const Default = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div style={{ maxInlineSize: 1170, marginInline: 'auto' }} />)],
});
