import { Button } from '@podium/ui/Button/Button';
import { Text } from '@podium/ui/Text/Text';
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
      <Text size="small">{content.text.replace('{email}', () => email)}</Text>
      <Button variant="quiet" isBusy={isBusy} onPress={onResend}>
        {isBusy ? content.resending : content.resend}
      </Button>
    </div>
  );
}
