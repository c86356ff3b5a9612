import { useId } from 'react';
import type { ContentAction } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { externalLinkProps, NewTabNote } from '@podium/ui/Link/externalLink';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { useUiTexts } from '@podium/ui/locale/UiTexts';
import * as styles from './PlayAction.css.ts';

interface PlayActionProps {
  /** Without `href` the button says that nothing plays yet (REQ-HOME-2). */
  action: ContentAction;
}

/** A play button: disc and label as one control. */
export function PlayAction({ action: { label, href } }: PlayActionProps) {
  const hintId = useId();
  const comingSoon = useUiTexts('comingSoon', 'Coming soon');
  if (href) {
    return (
      <LinkSlot href={href} className={styles.play} {...(isExternal(href) ? externalLinkProps : undefined)}>
        <span className={styles.disc} aria-hidden="true" />
        {label}
        {isExternal(href) && <NewTabNote />}
      </LinkSlot>
    );
  }
  return (
    <button type="button" className={styles.play} aria-disabled aria-describedby={hintId}>
      <span className={styles.disc} aria-hidden="true" />
      <span>
        {label}
        <span className={styles.hint} id={hintId} aria-hidden="true">
          {comingSoon}
        </span>
      </span>
    </button>
  );
}
