import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { notFound } from '@podium/brands/legal-tender/content/notFound.ts';
import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { MinimalLayout } from '../MinimalLayout/MinimalLayout.tsx';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  component: NotFound,
  args: { content: notFound },
  decorators: [withWrapper(<MinimalLayout brand={{ name: brand.name, href: '/' }}>{null}</MinimalLayout>)],
});

/** The number in two shifted layers, the message and a link to the home page (REQ-ROUTE-3). */
export const Default = meta.story({ tags: ['visual'] });
