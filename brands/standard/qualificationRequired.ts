import { pathOf } from '@podium/data/schemas/site.ts';
import { pages } from '@podium/brands/active/pages.ts';

/**
 * For users who do not qualify, with the reasons (REQ-DEAL-1). `{required}`, `{entered}` and `{missing}` are amounts,
 * `{date}` is a day.
 */
export const qualificationRequired = {
  heading: 'Qualification Required',
  summary: {
    noRecord: 'Deals are shown to qualified investors. Three steps say whether you are one.',
    completed: 'Your application is complete.',
    incomplete: 'Your application is not complete.',
    unmet: [
      'One of the four conditions is not met yet.',
      'Two of the four conditions are not met yet.',
      'Three of the four conditions are not met yet.',
      'None of the four conditions is met yet.',
    ],
  },
  notLoaded: {
    text: 'Your application did not load, so the deals stay closed. What you sent is safe.',
    retry: 'Try again',
  },
  conditions: {
    accredited: {
      title: 'Accredited investor',
      met: 'You answered yes.',
      unmet: 'You answered no. The law keeps private deals for accredited investors.',
    },
    consent: {
      title: 'Consent given',
      met: 'Terms and disclaimer.',
      unmet: 'The terms and the disclaimer still want your yes.',
    },
    completed: { title: 'Application completed', met: '{date}.', unmet: 'The last step has not been sent.' },
    commitment: {
      title: 'Commitment of {required} or more',
      met: 'You entered {entered}.',
      unmet: 'You entered {entered}. Deals open at {required}; {missing} more would open them.',
    },
    unanswered: 'Not answered yet.',
  },
  marks: { met: 'Met', unmet: 'Not met' },
  actions: {
    complete: { label: 'Complete Qualification', href: pathOf(pages, 'join') ?? pages.home.path },
    home: { label: 'Back to Home', href: pages.home.path },
  },
} as const;
