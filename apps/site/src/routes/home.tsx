import { hero } from '@podium/data/content/hero';
import { routes } from '@podium/data/content/routes';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { PageHead } from '../shell/PageHead.tsx';
import { PublicBars } from '../shell/PublicBars.tsx';

const SiteFoot = island(() => import('../adapters/SiteFoot.tsx').then((module) => module.SiteFoot), {
  reservedHeight: '900px',
});

export function Page() {
  return (
    <>
      <PageHead meta={routes.home} />
      <PublicBars />
      <main id="main" tabIndex={-1}>
        <Hero content={hero} />
      </main>
      <SiteFoot />
    </>
  );
}
