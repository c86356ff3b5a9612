import preview from '@podium/storybook/preview';
import { padded } from '@podium/storybook/withWrapper';
import { Emblem } from './Emblem.tsx';

const meta = preview.meta({
  component: Emblem,
  args: { kind: 'event', entry: { id: 'spring', date: '2026-05-21', attendees: 1200, topics: ['Data', 'Design'] } },
  // A brand draws only the kinds that it knows.
  argTypes: { kind: { control: false } },
  decorators: [padded],
});

export const Default = meta.story();
