import { padded, withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  args: { level: 2 as const, children: 'Every talk is a true story, retold.' },
  // The stories show every size.
  argTypes: { size: { control: false }, id: { control: false } },
  decorators: [padded],
});

export const Sizes = meta.story({
  tags: ['visual'],
  render: ({ level, children }) => (
    <Stack gap="s6">
      {headingSizes.map((size) => (
        <Heading key={size} level={level} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
});

/** German at 320 px: long words are hyphenated, or broken where the browser has no dictionary. */
export const German = meta.story({
  args: { children: 'Unternehmensnachfolgeberatung für Familien' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  decorators: [withWrapper(<div lang="de" />)],
  render: ({ level, children }) => (
    <>
      {headingSizes.map((size) => (
        <Heading key={size} level={level} size={size}>
          {children}
        </Heading>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(getComputedStyle(heading).hyphens).toBe('auto');
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    }
  },
});
