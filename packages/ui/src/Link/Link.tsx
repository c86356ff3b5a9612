import type { AriaAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalLinkProps, NewTabNote, type ExternalLinkProps } from './externalLink.tsx';
import { LinkSlot } from './LinkSlot.tsx';
import * as styles from './Link.css.ts';

export const linkVariants = ['default', 'inherit', 'quiet'] as const;

export interface LinkProps extends AriaAttributes, ExternalLinkProps {
  /** A path of the site, an anchor or an absolute URL. */
  href: string;
  /** `inherit` has the colour around it, for fields. `quiet` is underlined on hover, for lists. @default 'default' */
  variant?: (typeof linkVariants)[number];
  /** Outside a sentence: extends the hit area to 44 px. Rows must keep that distance. */
  isStandalone?: boolean;
  /** The link text. It must make sense without the surrounding sentence. */
  children: ReactNode;
}

/**
 * A link in text or in a list.
 *
 * @avoid Actions on the page: use `Button`. The most important link of a section: use `ButtonLink`.
 * @do Write text that makes sense without its sentence, and set `isStandalone` outside of sentences.
 * @dont Write "here" or "more".
 * @keyboard Enter follows it.
 * @screenReader With `external` it says that a new tab opens. `aria-current` marks the current page.
 */
export function Link({ href, variant, isStandalone, external = false, children, ...rest }: LinkProps) {
  return (
    <LinkSlot
      {...rest}
      href={href}
      className={styles.link({ variant, isStandalone })}
      {...(external ? externalLinkProps : undefined)}
    >
      {external ? (
        <>
          {/* Isolates text of the other writing direction, so that the arrow stays after it. */}
          <span dir="auto">
            <span className={styles.roomForArrow}>{children}</span>
            <span className={styles.arrow}>
              <Icon name="external" />
            </span>
          </span>
          <NewTabNote />
        </>
      ) : (
        children
      )}
    </LinkSlot>
  );
}
