import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export const badgeTones = ['ok', 'warn', 'info', 'none', 'bad'] as const;

export interface BadgeProps {
  /** Says by colour and shape what the words say: disc, diamond, ring, disc, triangle. */
  tone: (typeof badgeTones)[number];
  /** Without the shape, where it names a kind and no state. */
  isPlain?: boolean;
  /** The state, in a word or two. */
  children: ReactNode;
}

/** The state of something in a word or two. */
export function Badge({ tone, isPlain = false, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {!isPlain && <span className={`${styles.shape} ${styles.toneShape[tone]}`} aria-hidden />}
      {children}
    </span>
  );
}
