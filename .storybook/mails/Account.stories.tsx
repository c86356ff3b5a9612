import preview from '@podium/storybook/preview';
import { authMails, authTemplate } from '../../supabase/functions/_shared/mail/authMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** Confirms the address after sign-up. The auth service fills in the text in braces. */
export const Confirmation = meta.story({ tags: ['visual'], args: { html: authTemplate(authMails.confirmation) } });

/** Resets the password. */
export const Recovery = meta.story({ args: { html: authTemplate(authMails.recovery) } });

/** Confirms a change of address. */
export const ChangeOfAddress = meta.story({ args: { html: authTemplate(authMails.email_change) } });
