import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import type { ResourceMail } from '@podium/data/schemas/freeResource.ts';
import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import type {
  OneSheet,
  OrganiserQuoteContent,
  SpeakingRoomsContent,
  TalkMenuContent,
} from '@podium/data/schemas/talk.ts';
import type { EventAnnouncement, OwnEvent } from '@podium/data/schemas/ownEvent.ts';
import type { TransformationStoriesContent } from '@podium/data/schemas/testimonial.ts';

/** Parts that every site asks for and that a brand may have. */

export const banner: EventAnnouncement | undefined = undefined;
export const ownEvent: OwnEvent | undefined = undefined;
export const transformationStories: TransformationStoriesContent | undefined = undefined;
export const talkMenu: TalkMenuContent | undefined = undefined;
export const organiserQuote: OrganiserQuoteContent | undefined = undefined;
export const oneSheet: OneSheet | undefined = undefined;
export const speakingRooms: SpeakingRoomsContent | undefined = undefined;
export const newsletterVariants: readonly { paths: readonly string[]; heading: string; body: string }[] = [];
export const resourceMails: readonly ResourceMail[] = [];
export const investmentDisclaimer: LegalDocument | undefined = undefined;
/** The words for messages of validation and of the service, by their English text. */
export const messages: Readonly<Record<string, string>> = {};
/** The words of components: those of packages/ui, in English, and what a brand replaces. */
export const uiTexts = {};
export const caseStudies: { items: readonly CaseStudy[] } | undefined = undefined;
export const podcast: { heading: string; episodes: readonly PodcastEpisode[] } | undefined = undefined;
