import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['lede', 'body', 'small', 'label', 'micro'] as const;
export const textTones = [
  'inherit',
  'ink',
  'secondary',
  'tertiary',
  'serial',
  'onDeepSecondary',
  'onNightSecondary',
] as const;

export interface TextProps {
  /** @default 'body' */
  size?: (typeof textSizes)[number];
  /** `inherit` takes the colour of the ground. The secondary tones exist for the grounds they name. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** The words, and what stands in their line. */
  children: ReactNode;
}

/** Running text in lines of readable length. */
export function Text({ size = 'body', tone = 'inherit', as: Element = 'p', children }: TextProps) {
  return <Element className={`${styles.size[size]} ${styles.tone[tone]}`}>{children}</Element>;
}
