import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: { docs: { story: { height: '120px' } } },
  render: () => (
    <>
      <SkipLink />
      <main id="main" style={{ padding: 96 }}>
        The content
      </main>
    </>
  ),
});

export const Hidden = meta.story();

/** With focus it is in the corner, above all other content. */
export const Focused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
});
