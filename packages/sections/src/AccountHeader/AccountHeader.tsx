import type { Result } from '@podium/data/schemas/result.ts';
import { Mark } from '@podium/ui/Artwork/Mark';
import { Button } from '@podium/ui/Button/Button';
import { Inline } from '@podium/ui/Inline/Inline';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Divider } from '@podium/ui/Artwork/Divider';
import type { ToastText } from '@podium/ui/Toast/Toasts';
import { useSubmission } from '../parts/useSubmission.ts';
import { brandLink } from '../parts/brandLink.css.ts';
import * as styles from './AccountHeader.css.ts';

export interface AccountHeaderContent {
  label: string;
  brand: { name: string; href: string };
  note: string;
  account: string;
  signOut: string;
  signingOut: string;
  signedOutToast: ToastText;
  /** `description` is used when the failure has no message. */
  failureToast: Required<ToastText>;
}

export interface AccountHeaderProps {
  content: AccountHeaderContent;
  onAccount: () => void;
  onSignOut: () => Promise<Result>;
}

/**
 * The header of the pages that require an account.
 *
 * @avoid Public pages: use `SiteHeader` with `NavigationBar`.
 * @content The name of the brand, a note of a few words, and labels for account and sign-out, with the toasts of both
 *   results.
 * @do Keep the labels short: on phones they share a line with the name.
 * @dont Repeat the links of the public navigation.
 */
export function AccountHeader({ content, onAccount, onSignOut }: AccountHeaderProps) {
  const { isBusy, send } = useSubmission(content.failureToast.description);
  const signOut = () => send(content.failureToast.title, onSignOut, content.signedOutToast);

  return (
    <header>
      <nav className={styles.bar} aria-label={content.label}>
        <div className={styles.brand}>
          <LinkSlot className={brandLink} href={content.brand.href}>
            <Mark name={content.brand.name} />
          </LinkSlot>
        </div>
        <p className={styles.note}>{content.note}</p>
        <div className={styles.actions}>
          <Inline gap="s2">
            <Button variant="quiet" onPress={onAccount}>
              {content.account}
            </Button>
            <Button variant="secondary" size="small" isBusy={isBusy} onPress={() => void signOut()}>
              {isBusy ? content.signingOut : content.signOut}
            </Button>
          </Inline>
        </div>
      </nav>
      <Divider kind="line" />
    </header>
  );
}
