import type { ReactNode } from 'react';
import { ground as grounds, type Ground } from '@podium/ui/theme/fields.css';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Id that the navigation scrolls to, without '#'. */
  anchor?: string;
  /** Id of the heading that names the section. */
  headingId: string;
  /** What it is printed on. @default 'paper' */
  ground?: Ground;
  /** `none` where what is inside reaches the section's edges. @default 'section' */
  padding?: keyof typeof styles.padding;
  /** The first of its page: keeps clear of the fixed bars. @default false */
  isFirst?: boolean;
  children: ReactNode;
}

/** A band of the page, named by its heading. */
export function Section({
  anchor,
  headingId,
  ground = 'paper',
  padding = 'section',
  isFirst = false,
  children,
}: SectionProps) {
  const classNames = [styles.section, grounds[ground], styles.padding[padding]];
  if (isFirst) classNames.push(styles.first);
  return (
    <section id={anchor} aria-labelledby={headingId} className={classNames.join(' ')}>
      {children}
    </section>
  );
}
