import { aboutTeaser } from '@podium/data/content/aboutTeaser';
import { asSeenOn } from '@podium/data/content/asSeenOn';
import { calendar } from '@podium/data/content/calendar';
import { callToAction } from '@podium/data/content/callToAction';
import { caseStudies } from '@podium/data/content/caseStudies';
import { contactStrip } from '@podium/data/content/contactStrip';
import { freeResources } from '@podium/data/content/freeResources';
import { hero } from '@podium/data/content/hero';
import { investments } from '@podium/data/content/investments';
import { mediaHub } from '@podium/data/content/mediaHub';
import { onTheRoad } from '@podium/data/content/onTheRoad';
import { eventFile } from '@podium/data/content/paths';
import { podcast } from '@podium/data/content/podcast';
import { quickWins } from '@podium/data/content/quickWins';
import { speakingCards } from '@podium/data/content/speakingCards';
import { testimonials } from '@podium/data/content/testimonials';
import { tvSeries } from '@podium/data/content/tvSeries';
import { videoTeaser } from '@podium/data/content/videoTeaser';
import { About } from '@podium/sections/About/About';
import { AsSeenOn } from '@podium/sections/AsSeenOn/AsSeenOn';
import { CallToAction } from '@podium/sections/CallToAction/CallToAction';
import { CaseStudies } from '@podium/sections/CaseStudies/CaseStudies';
import { ContactStrip } from '@podium/sections/ContactStrip/ContactStrip';
import { FreeResources } from '@podium/sections/FreeResources/FreeResources';
import { Hero } from '@podium/sections/Hero/Hero';
import { InvestmentTiers } from '@podium/sections/InvestmentTiers/InvestmentTiers';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import { OnTheRoad } from '@podium/sections/OnTheRoad/OnTheRoad';
import { PodcastListing } from '@podium/sections/PodcastListing/PodcastListing';
import { QuickWins } from '@podium/sections/QuickWins/QuickWins';
import { SpeakingCalendar } from '@podium/sections/SpeakingCalendar/SpeakingCalendar';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { Testimonials } from '@podium/sections/Testimonials/Testimonials';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';
import { VideoTeaser } from '@podium/sections/VideoTeaser/VideoTeaser';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/">
      <Hero content={hero} />
      <CaseStudies content={caseStudies} />
      <VideoTeaser content={videoTeaser} />
      <QuickWins content={quickWins} />
      <AsSeenOn content={asSeenOn} />
      <Testimonials content={testimonials} />
      <PodcastListing content={podcast} />
      <FreeResources content={freeResources} onRequest={() => Promise.resolve({ ok: true })} />
      <About content={aboutTeaser} />
      <SpeakingCards content={speakingCards} />
      <SpeakingCalendar content={calendar} fileHref={eventFile} onDetails={() => {}} onInvite={() => {}} />
      <MediaHub content={mediaHub} />
      <InvestmentTiers content={investments} />
      <TvSeries content={tvSeries} />
      <CallToAction content={callToAction} />
      <ContactStrip content={contactStrip} />
      <OnTheRoad content={onTheRoad} onInvite={() => {}} />
    </PublicPage>
  ),
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** A first visit: one h1, one main landmark and a skip link. */
export const FirstVisit = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** After all dates have passed. */
export const AfterTheSummit = meta.story({ parameters: { now: '2027-01-04T09:00:00Z' } });
