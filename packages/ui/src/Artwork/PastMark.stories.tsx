import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { Text } from '../Text/Text.tsx';
import { PastMark } from './PastMark.tsx';

const meta = preview.meta({
  component: PastMark,
  render: (args) => (
    <>
      <PastMark {...args} />
      <Text>This event took place on October 9, 2025</Text>
    </>
  ),
  decorators: [withWrapper(<div style={{ padding: 24, fontSize: 30 }} />)],
});

/** Beside the sentence that it illustrates. */
export const Default = meta.story();
