import { hero } from '@podium/data/content/hero';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { PublicBars } from '../shell/PublicBars.tsx';

const SiteFoot = island(() => import('../adapters/SiteFoot.tsx').then((module) => module.SiteFoot), {
  reservedHeight: '900px',
});

export function Page() {
  return (
    <>
      <PublicBars />
      <main id="main" tabIndex={-1}>
        <Hero content={hero} />
      </main>
      <SiteFoot />
    </>
  );
}
