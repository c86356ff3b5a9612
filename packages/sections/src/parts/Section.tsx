import { type ReactNode, useId } from 'react';
import { Container } from '@podium/ui/Container/Container';
import type { SurfaceName } from '@podium/ui/theme/surface.css';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { section } from './Section.css.ts';
import { SectionHeadingId } from './SectionHeading.tsx';

export interface SectionProps {
  /** Id that the navigation scrolls to, without '#'. */
  anchor?: string;
  /** Id for `SectionHeading`. Set it if another element refers to the heading. */
  headingId?: string;
  /** Names a section that shows no heading. */
  hiddenHeading?: string;
  /** @default 'page' */
  surface?: SurfaceName;
  /** `none` where the content extends to the section's edges. @default 'section' */
  padding?: 'section' | 'none';
  /** The first section of its page gets padding for the fixed bars. @default false */
  isFirst?: boolean;
  /** For content with drawings at the section's edges, which brings its own containers. @default false */
  isFullWidth?: boolean;
  children: ReactNode;
}

/** A section of the page, named by its heading, with its content in a container. */
export function Section(props: SectionProps) {
  const { anchor, hiddenHeading, surface, padding, isFirst, isFullWidth = false, children } = props;
  const ownId = useId();
  const { headingId = ownId } = props;
  return (
    <SectionHeadingId value={headingId}>
      <section id={anchor} aria-labelledby={headingId} className={section({ surface, padding, isFirst })}>
        {hiddenHeading && (
          <h2 id={headingId}>
            <VisuallyHidden>{hiddenHeading}</VisuallyHidden>
          </h2>
        )}
        {isFullWidth ? children : <Container>{children}</Container>}
      </section>
    </SectionHeadingId>
  );
}
