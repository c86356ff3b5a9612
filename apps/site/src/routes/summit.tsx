import { summit } from '@podium/brand/content/summit.ts';
import { SummitCountdown } from '@podium/sections/SummitCountdown/SummitCountdown';
import { SummitDays } from '@podium/sections/SummitDays/SummitDays';
import { SummitHero } from '@podium/sections/SummitHero/SummitHero';
import { Tickets } from '@podium/sections/Tickets/Tickets';

export function Page() {
  return (
    <>
      <SummitHero content={summit} />
      <SummitCountdown content={summit.countdown} />
      <SummitDays content={summit.program} />
      <Tickets content={summit.tickets} />
    </>
  );
}
