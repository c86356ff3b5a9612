import preview from '@podium/storybook/preview';
import { newsletterConfirmMail } from '../../supabase/functions/_shared/mail/newsletterConfirm.ts';
import { environment } from './letters.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** The second step of the sign-up, with the way off the list in its foot. */
export const Confirmation = meta.story({
  args: {
    html: newsletterConfirmMail(
      'mara@example.com',
      { confirm: 'a'.repeat(32), unsubscribe: 'b'.repeat(32) },
      environment,
    ).html,
  },
});
