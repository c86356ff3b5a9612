import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { sealFor } from '../press/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import { ground } from '../theme/fields.css.ts';
import { Ticket, type TicketProps } from './Ticket.tsx';
import { Tickets } from './Tickets.tsx';

const topics = ['Price', 'Mistake', 'Exit', 'Debt', 'Handover'];
const seal = sealFor('event', { id: 'quay', date: '2026-05-21', endDate: '2026-05-23', attendees: 1200, topics });

const general: TicketProps = {
  name: 'General admission',
  price: '$3K',
  children: 'All three days, every pitch, lunch on the quay.',
  stub: <Button variant="secondary">Secure your ticket</Button>,
};

const boat: TicketProps = {
  name: 'On the boat',
  price: '$10K',
  tone: 'verm',
  size: 'large',
  art: <Seal spec={seal} tone="current" />,
  children: 'A boat place on Saturday, the closed dinner, and an hour with your numbers.',
  stub: <Button tone="verm">Secure your ticket</Button>,
};

const meta = preview.meta({
  component: Ticket,
  args: general,
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** One by itself. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toContainElement(canvas.getByRole('heading', { level: 3 }));
  },
});

/** A name and a price are enough. */
export const Bare = meta.story({ args: { children: undefined, stub: undefined } });

/** Two, joined by a row of holes, sharing the row five to eight; one below the other on a phone. */
export const Joined = meta.story({
  render: () => (
    <Tickets>
      <Ticket {...general} />
      <Ticket {...boat} />
    </Tickets>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('article').map((ticket) => ticket.getBoundingClientRect());
    if (window.innerWidth < 768) await expect(other?.top).toBeCloseTo(one?.bottom ?? 0, 0);
    else await expect(other?.left).toBeCloseTo(one?.right ?? 0, 0);
  },
});

/** Three, on deep: what is seen through the holes is the ground they lie on. */
export const JoinedOnDeep = meta.story({
  render: () => (
    <div className={ground.deep} style={{ padding: 24 }}>
      <Tickets>
        <Ticket {...general} />
        <Ticket {...general} name="Second day" price="$1K" tone="sun" stub={<Button tone="sun">Secure</Button>} />
        <Ticket {...general} name="On the quay" price="$2K" stub={<Button>Secure</Button>} />
      </Tickets>
    </div>
  ),
});

/** The sunflower field, with its drawing. */
export const Sun = meta.story({
  args: { tone: 'sun', art: <Seal spec={seal} tone="current" />, stub: <Button tone="sun">Secure your ticket</Button> },
});

/** Vermilion is for commitment. */
export const Verm = meta.story({ args: boat });

/** Deep is for investors. */
export const Deep = meta.story({
  args: {
    tone: 'deep',
    art: <Seal spec={seal} tone="current" />,
    stub: <Button tone="deep">Secure your ticket</Button>,
  },
});

const joinedLong = () => (
  <Tickets>
    <Ticket
      {...general}
      name="Vermögensverwaltungsgesellschafterversammlung"
      price="€1.250"
      stub={<Button variant="secondary">Teilnahmeberechtigung verbindlich bestellen</Button>}
    >
      Alle drei Tage, sämtliche Unternehmensvorstellungen und das Mittagessen am Grundstücksverkehrsgenehmigungskai.
    </Ticket>
    <Ticket {...boat} price="€12.500" />
  </Tickets>
);

/** Long words and prices break on a phone. */
export const LongGerman = meta.story({
  render: joinedLong,
  globals: { viewport: { value: 'narrow' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a tablet the two still stand side by side. */
export const LongGermanOnTablet = meta.story({
  render: joinedLong,
  globals: { viewport: { value: 'tablet' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story({
  render: () => (
    <Tickets>
      <Ticket {...general} />
      <Ticket {...boat} />
    </Tickets>
  ),
  globals: { viewport: { value: 'narrow' } },
});

/** Right to left: the first ticket is at the right; the price still reads from the left. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Tickets>
        <Ticket {...general} />
        <Ticket {...boat} />
      </Tickets>
    </div>
  ),
});
