import { useRef, useState } from 'react';
import type { Result } from '@podium/data/schemas/result';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { Button } from '@podium/ui/Button/Button';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { MicroprintDivider } from '@podium/ui/Divider/MicroprintDivider';
import { useToasts } from '@podium/ui/Toast/Toasts';
import * as styles from './AccountHeader.css.ts';

export interface AccountHeaderContent {
  /** Accessible name of the landmark. */
  label: string;
  brand: { name: string; href: string };
  note: string;
  /** Label of the button that opens the account. */
  account: string;
  signOut: string;
  signingOut: string;
  signedOutToast: { title: string; description: string };
  /** `description` is used when the failure has no message. */
  failureToast: { title: string; description: string };
}

export interface AccountHeaderProps {
  content: AccountHeaderContent;
  /** Opens the account. Without it the bar has no 'Account' button. */
  onAccount?: () => void;
  /** Ends the session. Without it the bar has no 'Sign Out' button. */
  onSignOut?: () => Promise<Result>;
}

/** The header of the pages that require an account. */
export function AccountHeader({ content, onAccount, onSignOut }: AccountHeaderProps) {
  const [isSigningOut, setIsSigningOut] = useState(false);
  const isInFlight = useRef(false);
  const toasts = useToasts();

  const signOut = async (end: () => Promise<Result>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsSigningOut(true);
    const result = await end().catch((): Result => ({ ok: false }));
    isInFlight.current = false;
    setIsSigningOut(false);
    if (result.ok) {
      toasts.show(content.signedOutToast);
    } else {
      const { title, description } = content.failureToast;
      toasts.show({ title, description: result.message ?? description, tone: 'destructive' });
    }
  };

  return (
    <header>
      <nav className={styles.bar} aria-label={content.label}>
        <LinkSlot className={styles.brand} href={content.brand.href}>
          <BrandMark name={content.brand.name} />
        </LinkSlot>
        <p className={styles.note}>{content.note}</p>
        {onAccount && (
          <div className={styles.account}>
            <Button variant="quiet" onPress={onAccount}>
              {content.account}
            </Button>
          </div>
        )}
        {onSignOut && (
          <div className={styles.action}>
            <Button variant="secondary" size="small" isBusy={isSigningOut} onPress={() => void signOut(onSignOut)}>
              {isSigningOut ? content.signingOut : content.signOut}
            </Button>
          </div>
        )}
      </nav>
      <MicroprintDivider />
    </header>
  );
}
