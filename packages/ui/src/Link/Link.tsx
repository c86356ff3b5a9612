import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalLinkProps, NewTabNote } from './externalLink.tsx';
import { LinkSlot } from './LinkSlot.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['default', 'inherit', 'quiet'] as const;

export interface LinkProps extends AriaAttributes {
  /** A path of the site, an anchor or a full address. */
  href: string;
  /**
   * `default` has the colour of links, `inherit` that of the text around it, as every field but paper needs;
   * `quiet` is underlined only under the pointer, for lists of links. @default 'default'
   */
  tone?: (typeof linkTones)[number];
  /** Outside a sentence: a finger finds it in a square of 44 px around its words. Rows keep that distance. */
  isStandalone?: boolean;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** The words of the link. They say where it leads without the sentence around them. */
  children: ReactNode;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text or in a list. */
export function Link({ href, tone = 'default', isStandalone = false, external = false, children, ...rest }: LinkProps) {
  const className = isStandalone ? `${styles.tone[tone]} ${styles.standalone}` : styles.tone[tone];
  return (
    <LinkSlot {...rest} href={href} className={className} {...(external ? externalLinkProps : undefined)}>
      {external ? (
        <>
          {/* Words of the other direction keep their own, and their arrow with them. */}
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
