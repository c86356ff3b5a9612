import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';

const meta = preview.meta({
  component: SkeletonCard,
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** Nothing to show: text instead of a card. */
export const Empty = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        No deals available in this category at the moment.
      </Heading>
    ),
  },
});

/** Loading: reserves the space without animation. */
export const Blank = meta.story({ tags: ['visual'] });

/** Right to left. */
export const RightToLeft = meta.story({
  args: Empty.input.args,
  decorators: [withWrapper(<div dir="rtl" />)],
});

/** A word wider than the skeleton breaks. */
export const LongGerman = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        Vermögensverwaltungsgesellschaftsbeteiligungen
      </Heading>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
