import { ToastProvider } from '@podium/ui/Toast/Toasts';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  calendar,
  caseStudies,
  deals as dealsContent,
  eventDialog,
  freeResources,
  join,
  mediaHub,
  newsletterResult,
  podcast,
  projects,
  testimonials,
} from '../content.ts';
import { deals } from '@podium/data/fixtures/deals.ts';
import { application } from '@podium/data/fixtures/onboarding.ts';
import { proposalPictures } from '@podium/data/schemas/mailPictures.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { CaseStudies } from '@podium/sections/CaseStudies/CaseStudies';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { EventDialog } from '@podium/sections/EventDialog/EventDialog';
import { JoinAside } from '@podium/sections/JoinWizard/JoinAside';
import { draftFromValues } from '@podium/sections/JoinWizard/joinDraft';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import { NewsletterResult } from '@podium/sections/NewsletterResult/NewsletterResult';
import { PodcastListing } from '@podium/sections/PodcastListing/PodcastListing';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';
import { SpeakingCalendar } from '@podium/sections/SpeakingCalendar/SpeakingCalendar';
import { Testimonials } from '@podium/sections/Testimonials/Testimonials';
import { type Artwork, ArtworkProvider } from '@podium/ui/Artwork/Artwork';
import { ClockContext } from '@podium/ui/clock/Clock';
import { createManualClock } from '@podium/ui/clock/manualClock';
import { brandFigures } from '../artwork/engraving/brandSeal.ts';
import { catalogue, sealAmong } from '../artwork/engraving/catalogue.ts';
import { drawProposal } from '../artwork/engraving/proposal.ts';
import { sealFor, type SealSpec } from '../artwork/engraving/seal.ts';
import { drawSeal } from '../artwork/engraving/sealDrawing.ts';
import { pagePictures } from './pagePictures.ts';
import { mailDrawing } from './mailDrawing.ts';

const drawn: SealSpec[] = [];

/** Seals are drawn only in the browser. This records the spec of each seal. */
const recorded: Artwork = {
  Emblem: ({ kind, entry, among }) => {
    drawn.push(sealAmong(kind, entry, among));
    return null;
  },
};

// Closed dialogs are not part of a prerendered page.
vi.mock('@podium/ui/Dialog/Dialog', () => ({ Dialog: ({ ornament }: { ornament: ReactNode }) => ornament }));

/** The seals of a page in document order. */
function sealsOn(page: ReactElement): SealSpec[] {
  drawn.length = 0;
  const clock = createManualClock(Date.parse('2026-02-02T09:00:00Z'));
  renderToStaticMarkup(
    <ArtworkProvider value={recorded}>
      <ClockContext value={clock}>{page}</ClockContext>
    </ArtworkProvider>,
  );
  return [...drawn];
}

function sealInPicture(page: keyof typeof pagePictures): SealSpec | undefined {
  const picture = pagePictures[page];
  return picture.plate === 'seal' ? picture.seal : undefined;
}

/** Whether a mail picture contains every line of a seal. */
function mailShows(picture: Parameters<typeof mailDrawing>[0], seal: SealSpec): boolean {
  const svg = mailDrawing(picture, 'light', 240);
  return drawSeal(seal)
    .flat()
    .every(({ path }) => svg.includes(`d="${path}"`));
}

const sealsOf = (entries: readonly { seal: SealSpec }[]) => entries.map(({ seal }) => seal);
const nothing = () => {};
const accepts = () => Promise.resolve({ ok: true } as const);

describe('REQ-LOOK-2: an item has the same seal wherever it is drawn', () => {
  it('episode: page and shared picture', () => {
    const [newest] = catalogue('episode', podcast.episodes);
    expect(sealsOn(<PodcastListing content={podcast} />)).toEqual([newest.seal]);
    expect(sealInPicture('media')).toEqual(newest.seal);
  });

  it('event: list and dialog', () => {
    const events = calendar.events.slice(4);
    const featured = catalogue('event', events).filter((event) => event.featured);
    const shown = events.filter((event) => event.featured);
    const moved = featured.filter((event) => event.seal.family !== sealFor('event', event).family);
    expect(moved).not.toEqual([]);
    const listed = (
      <SpeakingCalendar content={{ ...calendar, events }} fileHref={String} onDetails={nothing} onInvite={nothing} />
    );
    expect(sealsOn(listed)).toEqual(sealsOf(featured));
    const dialogs = shown.map((event) => (
      <EventDialog
        key={event.id}
        content={eventDialog}
        event={event}
        events={events}
        fileHref=""
        isOpen
        onClose={nothing}
        onInvite={nothing}
      />
    ));
    expect(sealsOn(<>{dialogs}</>)).toEqual(sealsOf(featured));
  });

  it('portfolio: page and shared picture', () => {
    const seals = sealsOf(catalogue('portfolio', projects.entries));
    expect(sealsOn(<Portfolio content={projects} />)).toEqual(seals);
    expect(sealInPicture('projects')).toEqual(seals[0]);
  });

  it('channel: note; newsletter: page and mails', () => {
    expect(sealsOn(<MediaHub content={mediaHub} />)).toEqual([catalogue('channel', mediaHub.channels).at(-1)?.seal]);
    const [memo] = sealsOn(
      <ToastProvider>
        <NewsletterResult task="confirm" content={newsletterResult.confirm} brandName="" hasToken onSubmit={accepts} />
      </ToastProvider>,
    );
    expect(memo && mailShows('newsletter', memo)).toBe(true);
  });

  it('case study and testimonial: the seals of the full list', () => {
    expect(sealsOn(<CaseStudies content={caseStudies} />)).toEqual(sealsOf(catalogue('caseStudy', caseStudies.items)));
    const voices = catalogue('testimonial', testimonials.items);
    expect(sealsOn(<Testimonials content={testimonials} />)).toEqual(sealsOf(voices));
  });

  it('deal: the seals of the full list; applicant: the same seal on /join and /deals', () => {
    const applicant = { id: people.robin.id, ...application };
    const ready = { status: 'ready', value: deals } as const;
    const [personal, ...cards] = sealsOn(
      <DealGrid content={dealsContent} deals={ready} onRetry={nothing} applicant={applicant} />,
    );
    expect(cards).toEqual(sealsOf(catalogue('deal', deals)));
    const aside = <JoinAside content={join.aside} applicantId={applicant.id} draft={draftFromValues(application)} />;
    expect(sealsOn(aside)).toEqual([personal]);
  });

  it('resource: its own family in each mail', () => {
    const [prompts, week] = catalogue(
      'episode',
      freeResources.items.map((item) => ({ ...item, number: item.pages ?? 20 })),
    );
    expect(prompts && mailShows('resource/ai_prompts', prompts.seal)).toBe(true);
    expect(week && mailShows('resource/hell_week_pdf', week.seal)).toBe(true);
  });

  it('proposal: form and mails', () => {
    for (const [picture, answers] of proposalPictures()) {
      const svg = mailDrawing(picture, 'light', 240);
      const layers = drawProposal(answers).flat();
      expect(layers.every(({ path }) => svg.includes(`d="${path}"`))).toBe(true);
    }
  });

  it('brand: shared pictures and mails from the desk', () => {
    const seal = sealFor('brand', brandFigures);
    expect(sealInPicture('terms')).toEqual(seal);
    expect(mailShows('desk', seal)).toBe(true);
  });

  it('the number of an episode is shown only if its seal has as many points', async () => {
    expect(pagePictures.media).toMatchObject({ figure: 'No. 047' });
    const [newest] = podcast.episodes;
    vi.resetModules();
    vi.doMock('../content/podcast.ts', () => ({ podcast: { ...podcast, episodes: [{ ...newest, number: 148 }] } }));
    const later = await import('./pagePictures.ts');
    expect(later.pagePictures.media).toMatchObject({ seal: { points: 47 }, figure: undefined });
  });
});
