import type { States, StatesByName } from './catalogue.ts';

/** A section that stands still: as it is, with words of German length, at 320 px. */
function still(...others: string[]): States {
  return { visual: ['Default'], others: ['Long', 'Narrow', ...others] };
}

/** Sections that the specification asks for and nobody has built yet. An entry binds once its folder has stories. */
export const planned: StatesByName = {
  About: still(),
  AsSeenOn: still(),
  BlogHead: still(),
  CallToAction: still(),
  CaseStudies: still('ComingSoon'),
  ConfirmationResult: still(),
  ContactForm: {
    visual: ['Idle', 'Invalid', 'Success', 'Failure'],
    others: ['Submitting', 'Long', 'Narrow'],
  },
  ContactStrip: still('ComingSoon'),
  Countdown: { visual: ['Default', 'Over'], others: ['Ticks', 'LastSecond', 'Narrow'] },
  EventDialog: { visual: ['Open'], others: ['Closed', 'Long', 'Narrow'] },
  FreeResources: { visual: ['Idle', 'Success', 'Failure'], others: ['EmptyEmail', 'Sending', 'Narrow'] },
  InvestmentTiers: still(),
  InvitationDialog: {
    visual: ['GateClosed', 'Open', 'Invalid'],
    others: ['EveryMessage', 'EventFills', 'MailOpens', 'ResetAfter', 'Narrow'],
  },
  LegalText: still(),
  MediaHub: still(),
  Milestones: still(),
  NewsletterConfirmed: still(),
  OnTheRoad: { visual: ['Closed', 'DrawerOpen'], others: ['Invite', 'Narrow'] },
  PodcastListing: { visual: ['Default', 'Empty'], others: ['PaddedNumbers', 'Narrow'] },
  Portfolio: still(),
  PressKit: still(),
  Programs: still(),
  QuickWins: still('ComingSoon'),
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
  Testimonials: {
    visual: ['Default', 'Paused', 'OneItem'],
    others: [
      'AdvancesAfter6Seconds',
      'Previous',
      'Next',
      'WrapsBothWays',
      'Dots',
      'PausesOnHover',
      'PausesOnFocus',
      'PausesInHiddenTab',
      'ReducedMotion',
      'Slides',
      'None',
    ],
  },
  Tickets: still('SoldOut'),
  TransformationStories: still('WithVideo'),
  TvSeries: still('ComingSoon'),
  Values: still(),
  VideoTeaser: still('ComingSoon'),
};
