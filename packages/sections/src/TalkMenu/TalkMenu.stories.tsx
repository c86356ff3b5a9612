import { expect } from 'storybook/test';
import { talkMenu } from '@podium/brands/legal-tender/content/talkMenu.ts';
import preview from '@podium/storybook/preview';
import { TalkMenu } from './TalkMenu.tsx';

const meta = preview.meta({ component: TalkMenu, args: { content: talkMenu } });

/** Three talks; longer ones have wider notes. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ask for this one\s?: Page nine$/ })).toHaveAttribute(
      'href',
      '#talk-page-nine',
    );
  },
});
