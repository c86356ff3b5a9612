import type { ContentAction } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { UnavailableAction } from '@podium/ui/Button/UnavailableAction';
import { externalLinkProps, NewTabNote } from '@podium/ui/Link/externalLink';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import * as styles from './PlayAction.css.ts';

/** A play button: disc and label as one control. Without an address there is no disc to press (REQ-HOME-2). */
export function PlayAction({ action }: { action: ContentAction }) {
  if (!('href' in action)) {
    return (
      <div className={styles.unavailable}>
        <UnavailableAction reason={action.reason}>{action.label}</UnavailableAction>
      </div>
    );
  }
  const { label, href } = action;
  return (
    <LinkSlot href={href} className={styles.play} {...(isExternal(href) ? externalLinkProps : undefined)}>
      <span className={styles.disc} aria-hidden="true" />
      {label}
      {isExternal(href) && <NewTabNote />}
    </LinkSlot>
  );
}
