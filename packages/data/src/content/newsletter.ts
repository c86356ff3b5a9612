import { anchors } from './anchors.ts';
import { contactDetails } from './contactDetails.ts';
import { formWithoutScripts } from './withoutScripts.ts';

/** The newsletter coupon (specification §2, §4, §8 and §9: weekly, double opt-in, 10,000+ readers). */
export const newsletter = {
  anchor: anchors.newsletter,
  heading: 'The product memo',
  body: 'Weekly: one deal idea, with the arithmetic. 10,000+ readers. Double opt-in: a first mail asks whether you mean it.',
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  withoutScripts: formWithoutScripts(contactDetails.owner),
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Subscribed! Check your email.',
  welcomeToast: {
    title: 'Welcome to the product memo',
    description: 'Check your email to confirm your subscription.',
  },
  failureToast: { title: 'Subscription failed', description: 'Please try again later' },
};
