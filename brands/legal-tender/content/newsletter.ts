import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { emailFallback } from '../../standard/emailFallback.ts';
import { noScriptForm } from '../../standard/noScript.ts';

export const newsletter = {
  anchor: anchors.newsletter,
  heading: 'The product memo',
  body: 'Weekly: one deal idea, with the arithmetic. 10,000+ readers. Double opt-in: a first mail asks whether you mean it.',
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  noScript: noScriptForm(contactDetails.owner),
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Subscribed! Check your email.',
  welcomeToast: {
    title: 'Welcome to the product memo',
    description: 'Check your email to confirm your subscription.',
  },
  failureToast: { title: 'Subscription failed', description: 'Please try again later' },
  emailFallback: emailFallback(brand.mailboxes.owner, 'Subscribe to The product memo'),
};
