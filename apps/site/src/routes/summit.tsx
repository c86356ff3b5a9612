import { summit } from '@podium/brands/active/content.ts';
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
