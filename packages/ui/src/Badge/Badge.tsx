import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export const badgeTones = ['success', 'warning', 'info', 'neutral', 'critical'] as const;

export interface BadgeProps {
  /** Repeats the state by colour and shape: disc, diamond, ring, disc, triangle. */
  tone: (typeof badgeTones)[number];
  /** Omits the shape, for a category instead of a state. */
  isPlain?: boolean;
  /** Grey, with the shape of its tone: for a state of something that is over. */
  isMuted?: boolean;
  children: ReactNode;
}

/**
 * A state or a category in one or two words.
 *
 * @avoid Actions and links. Messages of a sentence: use a toast or `FormStatus`.
 * @do Use the same tone for the same state everywhere.
 * @dont Rely on the colour. The words carry the meaning, the shape repeats it.
 * @screenReader Read as plain text; the shape is hidden. A badge that changes is not announced.
 */
export function Badge({ tone, isPlain = false, isMuted = false, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone: isMuted ? 'neutral' : tone })}>
      {!isPlain && <span className={styles.shape({ tone })} aria-hidden />}
      {children}
    </span>
  );
}
