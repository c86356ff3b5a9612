import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ padding: 96 }}>
        The content
      </main>
    </>
  ),
});

/** Not to be seen until the Tab key finds it. */
export const Hidden = meta.story();

/** With the focus it lies over everything in the corner. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
});
