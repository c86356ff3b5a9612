import type { ReactNode } from 'react';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { surface } from '../theme/surface.css.ts';
import { Grid } from './Grid.tsx';
import { GridItem } from './GridItem.tsx';

function Block({ children }: { children: ReactNode }) {
  return (
    <div className={surface.alt} style={{ padding: 16, overflowWrap: 'anywhere' }}>
      {children}
    </div>
  );
}

const meta = preview.meta({
  component: Grid,
  decorators: [
    (Story) => (
      <Container>
        <div style={{ paddingBlock: 24 }}>
          <Story />
        </div>
      </Container>
    ),
  ],
});

/** Twelve columns, each with one item. On phones a column is 9 px wide, so most items should span all of them there. */
export const Twelve = meta.story({
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <GridItem key={index} span={1}>
        <div className={surface.alt} style={{ blockSize: 96 }} />
      </GridItem>
    )),
  },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.getElementsByClassName(surface.alt)].map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

const sevenAndFour = [
  <GridItem key="words" span={{ md: 7 }}>
    <Block>Columns 1 to 7</Block>
  </GridItem>,
  <GridItem key="note" as="aside" span={{ md: 4 }} start={{ md: 9 }}>
    <Block>Columns 9 to 12</Block>
  </GridItem>,
];

/** Text and a note beside it, stacked on phones. */
export const Spans = meta.story({
  args: { children: sevenAndFour },
  play: async ({ canvas }) => {
    const [words, note] = [canvas.getByText('Columns 1 to 7'), canvas.getByText('Columns 9 to 12')];
    const isPhone = window.innerWidth < 768;
    const [wordsBox, noteBox] = [words.getBoundingClientRect(), note.getBoundingClientRect()];
    if (isPhone) await expect(noteBox.top).toBeGreaterThan(wordsBox.bottom);
    else await expect(noteBox.left).toBeGreaterThan(wordsBox.right);
  },
});

/** Different spans per width: halves on phones, thirds from 768 px, quarters from 1024 px. */
export const SpansByWidth = meta.story({
  args: {
    as: 'ul',
    children: ['Copenhagen', 'Munich', 'Rotterdam', 'Graz'].map((city) => (
      <GridItem key={city} as="li" span={{ base: 6, md: 4, lg: 3 }}>
        <Block>{city}</Block>
      </GridItem>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** As many equal columns as fit, without breakpoints. */
export const AsManyAsFit = meta.story({
  args: {
    columns: 'medium',
    as: 'ul',
    children: ['Acquired', 'Current', 'Return', 'Held', 'Sold'].map((word) => (
      <li key={word}>
        <Block>{word}</Block>
      </li>
    )),
  },
});

/** A larger gap between rows, and short items aligned with the bottom of tall ones. */
export const RowsApart = meta.story({
  args: {
    rowGap: 's7',
    align: 'end',
    children: [
      <GridItem key="tall" span={6}>
        <div className={surface.alt} style={{ blockSize: 160 }} />
      </GridItem>,
      <GridItem key="short" span={6}>
        <Block>At the foot</Block>
      </GridItem>,
      <GridItem key="below">
        <Block>48 px below</Block>
      </GridItem>,
    ],
  },
});
