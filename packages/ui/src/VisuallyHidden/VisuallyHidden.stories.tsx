import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

/** A button that shows a sign has its name in words. */
export const NamesAButton = meta.story({
  render: () => (
    <button type="button">
      <Icon name="cross" />
      <VisuallyHidden>Close menu</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(canvas.getByText('Close menu').getBoundingClientRect().width).toBe(1);
  },
});

const sentence = {
  children: 'Vermögensverwaltungsgesellschaftsbeteiligungsunterlagen, Grundstücksverkehrsgenehmigungszuständigkeit',
};

/** However long the words are, they make the page no wider. */
export const LongGerman = meta.story({
  args: sentence,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story({
  args: sentence,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: nothing sticks out at the left either. */
export const RightToLeft = meta.story({
  args: sentence,
  decorators: [inside(<div dir="rtl" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
