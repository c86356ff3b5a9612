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
  /** `inherit` has the surface's text colour. Secondary tones are for the surfaces they name. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** The inline content. */
  children: ReactNode;
}

/** Text with a readable line length. */
export function Text({ size = 'body', tone = 'inherit', as: Element = 'p', children }: TextProps) {
  return <Element className={`${styles.size[size]} ${styles.tone[tone]}`}>{children}</Element>;
}
