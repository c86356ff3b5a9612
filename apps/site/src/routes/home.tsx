import { footer } from '@podium/data/content/footer';
import { hero } from '@podium/data/content/hero';
import { newsletter } from '@podium/data/content/newsletter';
import { routes } from '@podium/data/content/routes';
import { Footer } from '@podium/sections/Footer/Footer';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { PageHead } from '../shell/PageHead.tsx';
import { PublicBars } from '../shell/PublicBars.tsx';

const Newsletter = island(() => import('../adapters/SiteNewsletter.tsx').then((module) => module.SiteNewsletter), {
  reservedHeight: '260px',
});

export function Page() {
  return (
    <>
      <PageHead meta={routes.home} />
      <PublicBars />
      <main id="main" tabIndex={-1}>
        <Hero content={hero} />
      </main>
      <Footer content={footer} coupon={<Newsletter content={newsletter} />} />
    </>
  );
}
