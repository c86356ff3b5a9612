import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  args: { level: 2 as const, children: 'Every talk is a closed deal, reopened.' },
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** By itself as large as its level. */
export const Default = meta.story();

/** Rank and size are chosen apart: the outline of the page is not its looks. */
export const LargeSecondLevel = meta.story({
  args: { size: 'mega' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** All sizes. */
export const Sizes = meta.story({
  render: ({ children }) => (
    <Stack gap="s6">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
});

/** On a phone a long German word breaks instead of leaving the page. */
export const LongWord = meta.story({
  args: { size: 'hero', children: 'Vermögensverwaltungsgesellschaft' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** German in the largest size, on the narrowest screen. */
export const LongGerman = meta.story({
  args: { size: 'mega', children: 'Grundstücksverkehrsgenehmigungszuständigkeit' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every size on the narrowest screen. */
export const Narrow = meta.story({
  render: Sizes.input.render,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
