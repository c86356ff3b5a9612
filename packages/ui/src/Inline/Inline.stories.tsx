import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  component: Inline,
  args: {
    children: ['Copenhagen', 'Munich', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map((city) => (
      <Badge key={city} tone="neutral" isPlain>
        {city}
      </Badge>
    )),
  },
  decorators: [padded],
});

export const Default = meta.story();
