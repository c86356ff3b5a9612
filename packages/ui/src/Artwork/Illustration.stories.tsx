import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { Illustration } from './Illustration.tsx';

const meta = preview.meta({
  component: Illustration,
  args: { name: 'hero' as const },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** The picture of the home page. */
export const Default = meta.story();
