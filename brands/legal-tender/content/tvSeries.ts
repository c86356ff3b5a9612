import type { ContentAction } from '@podium/data/schemas/action.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { paths } from '../pages.ts';

const platforms: ContentAction[] = [
  { label: 'Watch on Kijkdoos', reason: 'Not filmed yet' },
  { label: 'Watch on Nachtnet', reason: 'Not filmed yet' },
];

export const tvSeries = {
  anchor: anchors.tvSeries,
  heading: 'Due Diligence, the series',
  lede: 'Eight owners. Eight offers. Cameras in the room where nobody lets cameras in.',
  pilot: 'Pilot filming planned Q4\u00a02025.',
  planned: { endDate: '2025-12-31', note: 'Q4\u00a02025 is over. A new date for the pilot is not set.' },
  platforms,
  production: { label: 'Production Inquiries', href: paths.contact },
};
