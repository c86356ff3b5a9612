import type { ReactNode } from 'react';
import { inline } from '../Stack/Stack.css.ts';

export interface InlineProps {
  /** Distance between the children. @default 's4' */
  gap?: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8';
  children: ReactNode;
}

/**
 * A horizontal layout with equal gaps, which wraps: buttons, badges, links.
 *
 * @avoid A vertical layout: use `Stack`. Columns that line up: use `Grid`.
 * @do Order buttons as they are read, the most important first. In `DialogActions` it comes last.
 */
export function Inline({ gap, children }: InlineProps) {
  return <div className={inline({ gap })}>{children}</div>;
}
