import type { States, StatesByName } from './catalogue.ts';

/** A section that stands still: as it is, with words of German length, at 320 px. */
function still(...others: string[]): States {
  return { visual: ['Default'], others: ['Long', 'Narrow', ...others] };
}

/** Sections that the specification asks for and nobody has built yet. An entry binds once its folder has stories. */
export const planned: StatesByName = {
  About: still(),
  BlogHead: still(),
  ConfirmationResult: still(),
  ContactForm: {
    visual: ['Idle', 'Invalid', 'Success', 'Failure'],
    others: ['Submitting', 'Long', 'Narrow'],
  },
  Countdown: { visual: ['Default', 'Over'], others: ['Ticks', 'LastSecond', 'Narrow'] },
  EventDialog: { visual: ['Open'], others: ['Closed', 'Long', 'Narrow'] },
  FreeResources: { visual: ['Idle', 'Success', 'Failure'], others: ['EmptyEmail', 'Sending', 'Narrow'] },
  InvitationDialog: {
    visual: ['GateClosed', 'Open', 'Invalid'],
    others: ['EveryMessage', 'EventFills', 'MailOpens', 'ResetAfter', 'Narrow'],
  },
  LegalText: still(),
  Milestones: still(),
  NewsletterConfirmed: still(),
  PodcastListing: { visual: ['Default', 'Empty'], others: ['PaddedNumbers', 'Narrow'] },
  Portfolio: still(),
  PressKit: still(),
  Programs: still(),
  SpeakingCalendar: {
    visual: ['Month', 'DateChosen', 'Filtered', 'NoneLeft', 'StatusBadges'],
    others: ['NoEventThatDay', 'ByRegion', 'ByTopicAndRegion', 'Featured', 'MultiDay', 'MonthCrossing', 'Narrow'],
  },
  SpeakingCards: still(),
  SpeakingInquiry: {
    visual: ['Idle', 'Invalid', 'Success', 'Failure'],
    others: ['Submitting', 'Long', 'Narrow'],
  },
  SpeakingRider: still(),
  SummitHero: still(),
  Tickets: still('SoldOut'),
  TransformationStories: still('WithVideo'),
  Values: still(),
};
