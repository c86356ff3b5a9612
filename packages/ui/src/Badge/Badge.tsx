import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export const badgeTones = ['success', 'warning', 'info', 'neutral', 'critical'] as const;

export interface BadgeProps {
  /** Repeats the state by colour and shape: disc, diamond, ring, disc, triangle. */
  tone: (typeof badgeTones)[number];
  /** Omits the shape, for a category instead of a state. */
  isPlain?: boolean;
  /** The state in one or two words. */
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ tone, isPlain = false, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {!isPlain && <span className={styles.shape({ tone })} aria-hidden />}
      {children}
    </span>
  );
}
