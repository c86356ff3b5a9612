import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Heading } from '../Heading/Heading.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';

const meta = preview.meta({ component: SkeletonCard, decorators: [padded] });

/** Empty list: a message inside the skeleton card. */
export const Empty = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        No courses available in this category at the moment.
      </Heading>
    ),
  },
});

/** Loading: reserves the space without animation. */
export const Blank = meta.story({ tags: ['visual'] });
