import preview from '@podium/storybook/preview';
import { Heading } from '../Heading/Heading.tsx';
import { CertificateOutline } from './CertificateOutline.tsx';

const meta = preview.meta({
  component: CertificateOutline,
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});

/** None to show: the sentence stands in the place of a certificate. */
export const Empty = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        No deals available in this category at the moment.
      </Heading>
    ),
  },
});

/** Being fetched: the place is kept, nothing moves. */
export const Blank = meta.story();
