import { anchors } from './anchors.ts';

/** The newsletter coupon (specification §2, §4, §8 and §9: weekly, double opt-in, 10,000+ readers). */
export const newsletter = {
  anchor: anchors.newsletter,
  title: 'The product memo',
  text: 'One deal idea a week, with the arithmetic. 10,000+ readers; confirm by e-mail before the first one arrives.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'you@company.example',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing...',
  successText: 'Subscribed! Check your email.',
  successToast: {
    title: 'Welcome to the product memo',
    description: 'Check your email to confirm your subscription.',
  },
  failureToast: { title: 'Subscription failed', fallback: 'Please try again later' },
};
