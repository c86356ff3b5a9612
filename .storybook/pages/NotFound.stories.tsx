import { brand } from '@podium/data/content/brand';
import { notFound } from '@podium/data/content/notFound';
import { NotFound } from '@podium/sections/NotFound/NotFound';
import { MinimalLayout } from '@podium/sections/MinimalLayout/MinimalLayout';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';

const meta = preview.meta({
  render: () => (
    <MinimalLayout brand={{ name: brand.name, href: '/' }}>
      <NotFound content={notFound} />
    </MinimalLayout>
  ),
});

/** Any other path: brand, 404 and the link home (REQ-ROUTE-3). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
