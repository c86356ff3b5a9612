import { padded, withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '@podium/ui/theme/surface.css';
import { BrandMark } from './BrandMark.tsx';

const meta = preview.meta({ component: BrandMark, args: { name: 'Ada Example' }, decorators: [padded] });

/** The seal in two inks, and the name. */
export const Default = meta.story({ tags: ['visual'] });

/** A name of 39 characters in a narrow bar wraps to two lines and is not clipped. */
export const LongName = meta.story({
  args: { name: 'Vermögens-Verwaltungs-Büro Oderberg-Süd' },
  decorators: [withWrapper(<div style={{ display: 'flex', maxInlineSize: 340 }} />)],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Vermögens/);
    // The glyph box is slightly higher than a line; a third line would add 22 px.
    await expect(name.scrollHeight - name.clientHeight).toBeLessThan(11);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(364);
    await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(52);
  },
});

/** On a coloured surface the seal has the colour of the name. */
export const OnDeep = meta.story({
  tags: ['visual'],
  args: { color: 'text' },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: 24 }} />)],
});

/** The seal alone, where there is no space for the name. */
export const SealAlone = meta.story({ args: { name: undefined } });
