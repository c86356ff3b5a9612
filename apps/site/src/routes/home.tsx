import { hero } from '@podium/data/content/hero';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { PublicPage } from '../shell/PublicPage.tsx';

/** Most sections stand in one column below 1024 px, and side by side from there on. */
function heights(narrow: number, wide: number): string {
  return `clamp(${wide}px, (1024px - 100vw) * 999, ${narrow}px)`;
}

const Evidence = island(() => import('../home/Evidence.tsx').then((module) => module.Evidence), {
  reservedHeight: heights(1270, 1000),
});
const Moves = island(() => import('../home/Moves.tsx').then((module) => module.Moves), {
  reservedHeight: heights(1710, 1690),
});
const Voices = island(() => import('../home/Voices.tsx').then((module) => module.Voices), {
  reservedHeight: heights(3000, 2300),
});
const Speaker = island(() => import('../home/Speaker.tsx').then((module) => module.Speaker), {
  reservedHeight: heights(2690, 1600),
});
const Calendar = island(() => import('../adapters/Calendar.tsx').then((module) => module.Calendar), {
  reservedHeight: heights(2140, 1430),
});
const Capital = island(() => import('../home/Capital.tsx').then((module) => module.Capital), {
  reservedHeight: heights(3910, 3810),
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
      <Moves />
      <Voices />
      <Speaker />
      <Calendar />
      <Capital />
      <OnTheRoad />
    </PublicPage>
  );
}
