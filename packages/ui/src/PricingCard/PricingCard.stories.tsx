import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { PastMark } from '../Artwork/PastMark.tsx';
import { Emblem } from '../Artwork/Emblem.tsx';
import { PricingCard, PricingCards, type PricingCardProps } from './PricingCard.tsx';

const topics = ['Price', 'Mistake', 'Exit', 'Debt', 'Handover'];
const event = { id: 'quay', date: '2026-05-21', endDate: '2026-05-23', attendees: 1200, topics };

const general: PricingCardProps = {
  name: 'General admission',
  price: '$3K',
  children: 'All three days, every pitch, lunch on the quay.',
  footer: <Button variant="secondary">Secure your ticket</Button>,
};

const boat: PricingCardProps = {
  name: 'On the boat',
  price: '$10K',
  surface: 'accent3',
  size: 'large',
  art: <Emblem kind="event" entry={event} color="text" />,
  children: 'A boat place on Saturday, the closed dinner, and an hour with your numbers.',
  footer: <Button>Secure your ticket</Button>,
};

const meta = preview.meta({
  component: PricingCard,
  args: general,
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A single card. */
export const Default = meta.story({ tags: ['visual'] });

/** Two cards joined by a row of holes, in the ratio five to eight; the second with a drawing. Stacked on phones. */
export const Joined = meta.story({
  tags: ['visual'],
  render: () => (
    <PricingCards>
      <PricingCard {...general} />
      <PricingCard {...boat} />
    </PricingCards>
  ),
});

/** An offer that is over: without colour, with a mark. */
export const Over = meta.story({
  tags: ['visual'],
  args: { surface: 'alt', mark: <PastMark part="start" />, footer: undefined },
});
