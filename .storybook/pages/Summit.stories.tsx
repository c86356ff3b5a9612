import { summit } from '@podium/data/content/summit';
import { SummitCountdown } from '@podium/sections/SummitCountdown/SummitCountdown';
import { SummitDays } from '@podium/sections/SummitDays/SummitDays';
import { SummitHero } from '@podium/sections/SummitHero/SummitHero';
import { Tickets } from '@podium/sections/Tickets/Tickets';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/summit">
      <SummitHero content={summit} />
      <SummitCountdown content={summit.countdown} />
      <SummitDays content={summit.program} />
      <Tickets content={summit.tickets} />
    </PublicPage>
  ),
});

/** Hero, countdown, days and tickets. */
export const Default = meta.story({ tags: ['visual'] });
