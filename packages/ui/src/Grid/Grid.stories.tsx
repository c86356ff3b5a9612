import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { surface } from '../theme/surface.css.ts';
import { Grid } from './Grid.tsx';
import { GridItem } from './GridItem.tsx';

const block = (text: string, blockSize?: number) => (
  <div className={surface.alt} style={{ padding: 16, blockSize }}>
    {text}
  </div>
);

const meta = preview.meta({ component: Grid, decorators: [padded] });

/** Text and a note beside it, stacked on phones. */
export const Spans = meta.story({
  tags: ['visual'],
  args: {
    children: [
      <GridItem key="words" span={{ lg: 7 }}>
        {block('Columns 1 to 7')}
      </GridItem>,
      <GridItem key="note" span={{ lg: 4 }} start={{ lg: 9 }}>
        {block('Columns 9 to 12')}
      </GridItem>,
    ],
  },
});

/** A larger gap between rows, and short items aligned with the bottom of tall ones. */
export const LargeRowGap = meta.story({
  tags: ['visual'],
  args: {
    rowGap: 's7',
    align: 'end',
    children: [
      <GridItem key="tall" span={{ md: 6 }}>
        {block('Tall', 160)}
      </GridItem>,
      <GridItem key="short" span={{ md: 6 }}>
        {block('At the foot')}
      </GridItem>,
      <GridItem key="below">{block('48 px below')}</GridItem>,
    ],
  },
});
