import type { ReactNode } from 'react';
import { surface as surfaces, type Surface } from '@podium/ui/theme/surface.css';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Id that the navigation scrolls to, without '#'. */
  anchor?: string;
  /** Id of the heading that names the section. */
  headingId: string;
  /** The background surface. @default 'paper' */
  surface?: Surface;
  /** `none` where the content extends to the section's edges. @default 'section' */
  padding?: keyof typeof styles.padding;
  /** The first section of its page gets padding for the fixed bars. @default false */
  isFirst?: boolean;
  children: ReactNode;
}

/** A section of the page, named by its heading. */
export function Section({
  anchor,
  headingId,
  surface = 'paper',
  padding = 'section',
  isFirst = false,
  children,
}: SectionProps) {
  const classNames = [styles.section, surfaces[surface], styles.padding[padding]];
  if (isFirst) classNames.push(styles.first);
  return (
    <section id={anchor} aria-labelledby={headingId} className={classNames.join(' ')}>
      {children}
    </section>
  );
}
