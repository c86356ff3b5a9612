import { formatAmount, formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { STEP_COUNT } from '@podium/data/schemas/onboarding.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { experienceLevels, interestLabels, residencyLabels } from '../../standard/answerLabels.ts';
import { paths } from '../pages.ts';
import { site } from '../site.ts';

const headings = ['Eligibility Verification', 'Investment Profile', 'Investment Interests'] as const;

/** The application in three steps (REQ-JOIN-1). `{step}`, `{percent}` and `{required}` are numbers. */
export const join = {
  aside: {
    label: 'Your application',
    emblem: [
      'Your emblem, nothing cut yet',
      'Your emblem, one ring of three cut',
      'Your emblem, two rings of three cut',
    ],
    headings,
    accredited: 'Accredited',
    notAccredited: 'Not accredited',
    experienceLevels,
    residencies: residencyLabels,
    expectations: ['Two answers', 'Three answers', 'Then you sign'],
    done: 'Done',
  },
  progressLabel: 'Application progress',
  position: `Step {step} of ${STEP_COUNT}`,
  complete: '{percent}% complete',
  eligibility: {
    heading: headings[0],
    lede: 'The law asks these two before we may ask anything else.',
    accredited: 'Are you an accredited investor?',
    accreditedHint: 'The law keeps private deals for accredited investors.',
    answers: { yes: 'Yes', no: 'No' },
    residency: 'Country of residence',
    residencies: residencyLabels,
    next: 'Continue to profile',
  },
  profile: {
    heading: headings[1],
    lede: 'Round figures will do. They are never published.',
    minCommitment: {
      label: 'Minimum commitment (USD)',
      hint: `Applications open at ${formatDollars(investorThresholds.minimumCommitment, site.locale)}. Viewing private deals needs {required} or more.`,
      hintWithoutRequired: `Applications open at ${formatDollars(investorThresholds.minimumCommitment, site.locale)}. Viewing private deals may need more.`,
      qualifying: '{required}, deals open',
    },
    netWorth: {
      label: 'Net worth (USD)',
      placeholder: `${formatAmount(investorThresholds.minimumNetWorth, site.locale)} or more`,
    },
    experience: 'Experience',
    experienceLevels,
    next: 'Continue to interests',
  },
  interests: {
    heading: headings[2],
    lede: 'Tick what you would read on a Sunday.',
    question: 'Interests',
    interests: interestLabels,
    consent: [
      'I have read the ',
      { label: 'terms', href: paths.terms },
      ' and the ',
      { label: 'investment disclaimer', href: paths.investmentDisclaimer },
      ', and I agree to both.',
    ],
    next: 'Submit Application',
  },
  back: 'Back',
  submitting: 'Submitting...',
  successToast: { title: 'Application Submitted', description: 'Your qualification has been submitted successfully.' },
  failureToast: { title: 'Error', description: 'Failed to save qualification data. Please try again.' },
  /** No e-mail fallback here: answers about wealth do not belong in an e-mail. */
  failureHelp: [
    'Your answers are still here. If this happens again, write to ',
    contactDetails.owner,
    '. Please leave amounts out of that mail: it is not the place for them.',
  ],
} as const;
