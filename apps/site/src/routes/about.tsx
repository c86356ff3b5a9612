import { aboutPage } from '@podium/brands/active/content.ts';
import { Biography } from '@podium/sections/Biography/Biography';
import { Milestones } from '@podium/sections/Milestones/Milestones';
import { Mission } from '@podium/sections/Mission/Mission';
import { Values } from '@podium/sections/Values/Values';

export function Page() {
  return (
    <>
      <Milestones content={aboutPage} />
      <Mission content={aboutPage.mission} />
      <Biography content={aboutPage.biography} />
      <Values content={aboutPage.values} />
    </>
  );
}
