import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

/** The accessible name of an icon button. */
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

/** Long text does not widen the page. */
export const LongGerman = meta.story({
  args: sentence,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest viewport. */
export const Narrow = meta.story({
  args: sentence,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: nothing overflows at the left. */
export const RightToLeft = meta.story({
  args: sentence,
  decorators: [withWrapper(<div dir="rtl" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
