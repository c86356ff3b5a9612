import { brand } from '@podium/data/content/brand';
import { notFound } from '@podium/data/content/notFound';
import { NotFound } from '@podium/sections/NotFound/NotFound';
import { PlainPage } from '@podium/sections/PlainPage/PlainPage';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';

const meta = preview.meta({
  render: () => (
    <PlainPage brand={{ name: brand.name, href: '/' }}>
      <NotFound content={notFound} />
    </PlainPage>
  ),
});

/** Any other path: the brand, two plates out of register, the way home. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story(narrow);
