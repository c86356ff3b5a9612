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
