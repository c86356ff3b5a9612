import { hero } from '@podium/brands/active/content.ts';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';

/** Reserved heights below 1024 px, where most sections have one column, and from 1024 px. */
function heights(narrow: number, wide: number): string {
  return `clamp(${wide}px, (1024px - 100vw) * 999, ${narrow}px)`;
}

const CaseStudies = island(() => import('../home/CaseStudies.tsx').then((module) => module.CaseStudies), {
  reservedHeight: heights(1270, 1000),
});
const VideoQuickWinsAsSeenOn = island(
  () => import('../home/VideoQuickWinsAsSeenOn.tsx').then((module) => module.VideoQuickWinsAsSeenOn),
  { reservedHeight: heights(1710, 1690) },
);
const TestimonialsPodcastResources = island(
  () => import('../home/TestimonialsPodcastResources.tsx').then((module) => module.TestimonialsPodcastResources),
  { reservedHeight: heights(3000, 2300) },
);
const AboutSpeakingCards = island(
  () => import('../home/AboutSpeakingCards.tsx').then((module) => module.AboutSpeakingCards),
  { reservedHeight: heights(2690, 1600) },
);
const Calendar = island(() => import('../adapters/Calendar.tsx').then((module) => module.Calendar), {
  reservedHeight: heights(2140, 1430),
});
const MediaInvestmentsContact = island(
  () => import('../home/MediaInvestmentsContact.tsx').then((module) => module.MediaInvestmentsContact),
  { reservedHeight: heights(3910, 3810) },
);
const OnTheRoad = island(() => import('../home/OnTheRoad.tsx').then((module) => module.OnTheRoad), {
  reservedHeight: '0px',
  hydrateOn: 'interaction',
});

/** The sections of the home page in order. All sections below the hero are islands. */
export function Page() {
  return (
    <>
      <Hero content={hero} />
      <CaseStudies />
      <VideoQuickWinsAsSeenOn />
      <TestimonialsPodcastResources />
      <AboutSpeakingCards />
      <Calendar />
      <MediaInvestmentsContact />
      <OnTheRoad />
    </>
  );
}
