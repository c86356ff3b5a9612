import preview from '@podium/storybook/preview';
import { authLetters, authTemplate } from '../../supabase/functions/_shared/mail/authLetters.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** After the sign-up: is this your address? What stands in braces is filled in by the auth service. */
export const Confirmation = meta.story({ args: { html: authTemplate(authLetters.confirmation) } });

/** A new password. */
export const Recovery = meta.story({ args: { html: authTemplate(authLetters.recovery) } });

/** Before an account moves to another address. */
export const ChangeOfAddress = meta.story({ args: { html: authTemplate(authLetters.email_change) } });

/** On the narrowest screen. */
export const Narrow = meta.story({
  args: { html: authTemplate(authLetters.confirmation) },
  globals: { viewport: { value: 'narrow' } },
});
