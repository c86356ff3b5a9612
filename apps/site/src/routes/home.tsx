import { hero } from '@podium/data/content/hero';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { PublicPage } from '../shell/PublicPage.tsx';

const Evidence = island(() => import('../home/Evidence.tsx').then((module) => module.Evidence), {
  reservedHeight: '2900px',
});
const Voices = island(() => import('../home/Voices.tsx').then((module) => module.Voices), { reservedHeight: '2400px' });
const Speaker = island(() => import('../home/Speaker.tsx').then((module) => module.Speaker), {
  reservedHeight: '1700px',
});
const Calendar = island(() => import('../adapters/Calendar.tsx').then((module) => module.Calendar), {
  reservedHeight: '1600px',
});
const Capital = island(() => import('../home/Capital.tsx').then((module) => module.Capital), {
  reservedHeight: '3600px',
});
const OnTheRoad = island(() => import('../home/Road.tsx').then((module) => module.Road), {
  reservedHeight: '0px',
  wakesOn: 'touch',
});

/** The sections in the order of the specification (§2, 'Home page'); what lies below the first wakes in its turn. */
export function Page() {
  return (
    <PublicPage>
      <Hero content={hero} />
      <Evidence />
      <Voices />
      <Speaker />
      <Calendar />
      <Capital />
      <OnTheRoad />
    </PublicPage>
  );
}
