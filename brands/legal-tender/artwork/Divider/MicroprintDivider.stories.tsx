import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  component: Divider,
  args: { kind: 'line' as const },
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
