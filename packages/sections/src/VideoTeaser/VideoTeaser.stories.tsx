import { videoTeaser } from '@podium/brands/legal-tender/content/videoTeaser.ts';
import preview from '@podium/storybook/preview';
import { VideoTeaser } from './VideoTeaser.tsx';

const meta = preview.meta({ component: VideoTeaser, args: { content: videoTeaser } });

/** The drawing of the audience; the talk has no address yet, and the reason is below the label. */
export const Default = meta.story({ tags: ['visual'] });

/** With an external address: a link that opens in a new tab and says so. */
export const WithAddress = meta.story({
  args: { content: { ...videoTeaser, action: { ...videoTeaser.action, href: 'https://video.example/talk' } } },
});
