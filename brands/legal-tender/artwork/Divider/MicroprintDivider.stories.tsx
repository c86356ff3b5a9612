import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { MicroprintDivider } from './MicroprintDivider.tsx';

const meta = preview.meta({
  component: MicroprintDivider,
  decorators: [withWrapper(<div style={{ paddingBlock: 24 }} />)],
});

/** Five pixels high and full width, without selectable or readable text. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const rule = canvasElement.querySelector('[aria-hidden]');
    await expect(rule).toBeEmptyDOMElement();
    await expect(rule?.getBoundingClientRect().height).toBe(5);
  },
});
