import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow, rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { BrandMark } from './BrandMark.tsx';
import { BrandSeal } from './BrandSeal.tsx';

const meta = preview.meta({
  component: BrandMark,
  args: { name: 'Ada Example' },
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** The seal in its two inks, and the name. */
export const Default = meta.story();

/** A name of 42 characters in a narrow bar ends in an ellipsis. */
export const LongName = meta.story({
  args: { name: 'Vermögensverwaltungsgesellschaft Oderberg' },
  decorators: [inside(<div style={{ display: 'flex', maxInlineSize: 220 }} />)],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Vermögens/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(244);
    await expect(name.getBoundingClientRect().height).toBeLessThan(40);
  },
});

/** On a coloured ground the seal takes the colour of the name. */
export const OnDeep = meta.story({
  args: { tone: 'current' },
  decorators: [inside(<div className={ground.deep} style={{ padding: 24 }} />)],
});

/** The seal by itself, where no name finds room. */
export const SealAlone = meta.story({ render: ({ tone }) => <BrandSeal tone={tone} /> });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** In right-to-left text the seal stands on the right. */
export const RightToLeft = meta.story(rightToLeft);
