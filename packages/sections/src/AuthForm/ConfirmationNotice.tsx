import { Button } from '@podium/ui/Button/Button';
import type { AuthFormContent } from './authContent.ts';
import * as styles from './ConfirmationNotice.css.ts';

interface ConfirmationNoticeProps {
  content: AuthFormContent['confirmation'];
  email: string;
  isBusy: boolean;
  onResend: () => void;
}

/** Says that an address is unconfirmed, and offers to resend the link. */
export function ConfirmationNotice({ content, email, isBusy, onResend }: ConfirmationNoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{content.text.replace('{email}', () => email)}</p>
      <Button variant="quiet" isBusy={isBusy} onPress={onResend}>
        {isBusy ? content.resending : content.resend}
      </Button>
    </div>
  );
}
