import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PastMark } from '../Artwork/PastMark.tsx';
import { Emblem } from '../Artwork/Emblem.tsx';
import { surface } from '../theme/surface.css.ts';
import { PricingCard, type PricingCardProps } from './PricingCard.tsx';
import { PricingCards } from './PricingCards.tsx';

const topics = ['Price', 'Mistake', 'Exit', 'Debt', 'Handover'];
const event = { id: 'quay', date: '2026-05-21', endDate: '2026-05-23', attendees: 1200, topics };

const general: PricingCardProps = {
  name: 'General admission',
  price: '$3K',
  children: 'All three days, every pitch, lunch on the quay.',
  stub: <Button variant="secondary">Secure your ticket</Button>,
};

const boat: PricingCardProps = {
  name: 'On the boat',
  price: '$10K',
  surface: 'accent3',
  size: 'large',
  art: <Emblem kind="event" entry={event} color="text" />,
  children: 'A boat place on Saturday, the closed dinner, and an hour with your numbers.',
  stub: <Button>Secure your ticket</Button>,
};

const meta = preview.meta({
  component: PricingCard,
  args: general,
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A single card. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toContainElement(canvas.getByRole('heading', { level: 3 }));
  },
});

/** Only a name and a price. */
export const Bare = meta.story({ args: { children: undefined, stub: undefined } });

/** Two cards joined by a row of holes, in the ratio five to eight; stacked on phones. */
export const Joined = meta.story({
  tags: ['visual'],
  render: () => (
    <PricingCards>
      <PricingCard {...general} />
      <PricingCard {...boat} />
    </PricingCards>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    if (window.innerWidth < 768) await expect(other?.top).toBeCloseTo(one?.bottom ?? 0, 0);
    else await expect(other?.left).toBeCloseTo(one?.right ?? 0, 0);
  },
});

/** Three cards on inverse: the surface below is visible through the holes. */
export const JoinedOnInverse = meta.story({
  tags: ['visual'],
  render: () => (
    <div className={surface.inverse} style={{ padding: 24 }}>
      <PricingCards>
        <PricingCard {...general} />
        <PricingCard {...general} name="Second day" price="$1K" surface="accent1" stub={<Button>Secure</Button>} />
        <PricingCard {...general} name="On the quay" price="$2K" stub={<Button>Secure</Button>} />
      </PricingCards>
    </div>
  ),
});

/** On the third accent surface, with a drawing. */
export const OnAccent3 = meta.story({ tags: ['visual'], args: boat });

/** An offer that is over: without colour, with a mark. */
export const Over = meta.story({
  tags: ['visual'],
  args: { surface: 'alt', mark: <PastMark part="start" />, stub: undefined },
});

/** On the inverse surface. */
export const OnInverse = meta.story({
  args: {
    surface: 'inverse',
    art: <Emblem kind="event" entry={event} color="text" />,
    stub: <Button>Secure your ticket</Button>,
  },
});
