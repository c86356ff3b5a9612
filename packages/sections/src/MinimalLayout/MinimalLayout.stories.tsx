import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import preview from '@podium/storybook/preview';
import { MinimalLayout } from './MinimalLayout.tsx';

const meta = preview.meta({
  component: MinimalLayout,
  args: { brand: { name: brand.name, href: '/' }, children: <Heading level={1}>One thing to say</Heading> },
});

/** Brand, decorative rule, and the content at the page's edge. */
export const Default = meta.story({ tags: ['visual'] });
