import { pressKit } from '@podium/brands/legal-tender/content/pressKit.ts';
import preview from '@podium/storybook/preview';
import { PressKit } from './PressKit.tsx';

const meta = preview.meta({ component: PressKit, args: { content: pressKit } });

/** Boilerplate, figures, pictures that cannot be downloaded yet, and the mailbox. */
export const Default = meta.story({ tags: ['visual'] });

/** One figure, no downloads. */
export const WithoutDownloads = meta.story({
  args: {
    content: { ...pressKit, facts: { ...pressKit.facts, rows: pressKit.facts.rows.slice(0, 1) }, downloads: [] },
  },
});
