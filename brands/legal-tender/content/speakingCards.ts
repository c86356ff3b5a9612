import type { SpeakingCard } from '@podium/data/schemas/speakingCard.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { paths } from '../pages.ts';

const keynote: SpeakingCard = {
  title: 'Keynote Speaking',
  description:
    'Forty-five minutes, one real transaction, every number on the table. For rooms of a hundred to five thousand.',
  action: { label: 'Book Now', href: paths.speaking },
};

const summits: SpeakingCard = {
  title: 'Legacy Summits',
  description: 'Three days, three cities: Lisbon, Vienna and Dubai. By list only, launch Q4\u00a02025.',
  planned: { endDate: '2025-12-31', note: 'Q4\u00a02025 is over. The list hears the new date first.' },
  cities: ['Lisbon', 'Vienna', 'Dubai'],
  action: { label: 'Priority List', href: paths.speaking },
};

const workshops: SpeakingCard = {
  title: 'AI Execution Workshops',
  description: 'Bring one process that bores you. Leave with it running by itself.',
  action: { label: 'Apply', href: paths.speaking },
};

export const speakingCards = { anchor: anchors.speakingCards, label: 'Speaking', keynote, summits, workshops };
