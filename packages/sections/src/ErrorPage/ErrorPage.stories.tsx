import { fn } from 'storybook/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { loadError } from '@podium/brands/standard/loadError.ts';
import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { MinimalLayout } from '../MinimalLayout/MinimalLayout.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = preview.meta({
  component: ErrorPage,
  args: { content: loadError.page, onRetry: fn() },
  decorators: [withWrapper(<MinimalLayout brand={{ name: brand.name, href: '/' }}>{null}</MinimalLayout>)],
});

/** A page's code could not be loaded: explanation and retry. */
export const Default = meta.story({ tags: ['visual'] });
