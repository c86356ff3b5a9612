import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import type { ContactTopic } from '@podium/data/schemas/contact.ts';
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
import type { SubjectIndexContent } from '@podium/data/schemas/subjectIndex.ts';
import type { CompanyOfferContent, StoryboardContent } from '@podium/data/schemas/tvPage.ts';
import type { TransformationStoriesContent } from '@podium/data/schemas/testimonial.ts';

/** Defaults for exports that every site imports and that a brand may leave out. */

export const banner: EventAnnouncement | undefined = undefined;
export const ownEvent: OwnEvent | undefined = undefined;
export const transformationStories: TransformationStoriesContent | undefined = undefined;
export const talkMenu: TalkMenuContent | undefined = undefined;
export const organiserQuote: OrganiserQuoteContent | undefined = undefined;
export const oneSheet: OneSheet | undefined = undefined;
export const speakingRooms: SpeakingRoomsContent | undefined = undefined;
export const contactTopics: readonly ContactTopic[] = [];
export const subjectIndex: SubjectIndexContent | undefined = undefined;
export const storyboard: StoryboardContent | undefined = undefined;
export const companyOffer: CompanyOfferContent | undefined = undefined;
export const newsletterVariants: readonly { paths: readonly string[]; heading: string; body: string }[] = [];
export const resourceMails: readonly ResourceMail[] = [];
export const investmentDisclaimer: LegalDocument | undefined = undefined;
/** Texts of messages by code, and of sentences of the auth service by their English text. What is missing is English. */
export const messages: Readonly<Record<string, string>> = {};
/** Translations of the texts of components in packages/ui. What is missing is English. */
export const uiTexts = {};
export const caseStudies: { items: readonly CaseStudy[] } | undefined = undefined;
export const podcast: { heading: string; episodes: readonly PodcastEpisode[] } | undefined = undefined;
