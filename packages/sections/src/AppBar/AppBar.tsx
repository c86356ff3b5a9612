import { useRef, useState } from 'react';
import type { Outcome } from '@podium/data/schemas/outcome';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { Button } from '@podium/ui/Button/Button';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Microprint } from '@podium/ui/Microprint/Microprint';
import { useToasts } from '@podium/ui/Toast/Toasts';
import * as styles from './AppBar.css.ts';

export interface AppBarContent {
  /** Names the bar for those who jump from landmark to landmark. */
  label: string;
  brand: { name: string; href: string };
  note: string;
  /** The button that opens the account. */
  account: string;
  signOut: string;
  signingOut: string;
  signedOutToast: { title: string; description: string };
  /** `description` is said when the refusal brings no sentence of its own. */
  failureToast: { title: string; description: string };
}

export interface AppBarProps {
  content: AppBarContent;
  /** Opens the account. Without it the bar has no 'Account' button. */
  onAccount?: () => void;
  /** Ends the session. Without it the bar has no 'Sign Out' button. */
  onSignOut?: () => Promise<Outcome>;
}

/** The bar of the pages that need an account (specification §2, deals screen). */
export function AppBar({ content, onAccount, onSignOut }: AppBarProps) {
  const [isSigningOut, setIsSigningOut] = useState(false);
  const isInFlight = useRef(false);
  const toasts = useToasts();

  const signOut = async (end: () => Promise<Outcome>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsSigningOut(true);
    const outcome = await end().catch((): Outcome => ({ ok: false }));
    isInFlight.current = false;
    setIsSigningOut(false);
    if (outcome.ok) {
      toasts.show(content.signedOutToast);
    } else {
      const { title, description } = content.failureToast;
      toasts.show({ title, description: outcome.message ?? description, tone: 'destructive' });
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
      <Microprint />
    </header>
  );
}
