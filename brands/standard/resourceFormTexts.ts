import { brand } from '@podium/brands/active/content/brand.ts';
import { contactDetails } from './contactDetails.ts';
import { emailFallback } from './emailFallback.ts';
import { noScriptForm } from './noScript.ts';

export const resourceFormTexts = {
  noScript: noScriptForm(contactDetails.owner),
  submitting: 'Sending...',
  missingToast: { title: 'Please enter your email to download' },
  successToast: { title: 'Download link sent to your email!' },
  failureToast: { title: 'Failed to process download. Please try again.' },
  emailFallback: {
    ...emailFallback(brand.mailboxes.owner, 'Please send me a free resource'),
    resourceLabel: 'Resource',
  },
};
