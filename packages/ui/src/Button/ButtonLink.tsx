import type { AriaAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalLinkProps, NewTabNote, type ExternalLinkProps } from '../Link/externalLink.tsx';
import { LinkSlot } from '../Link/LinkSlot.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonLinkProps extends ButtonLooks, AriaAttributes, ExternalLinkProps {
  /** A path of the site, an anchor or an absolute URL. */
  href: string;
  children: ReactNode;
}

/**
 * A link that looks like a button, for the one or two most important links of a view.
 *
 * @avoid Actions on the page: use `Button`. Links in a sentence: use `Link`.
 * @do Name the destination: "Book Speaking".
 * @keyboard Enter follows it. Space scrolls the page, as with every link.
 * @screenReader Announced as a link; with `external` it says that a new tab opens.
 */
export function ButtonLink({ variant, size, isFullWidth, href, external = false, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkSlot
      {...rest}
      href={href}
      className={buttonClassName({ variant, size, isFullWidth })}
      {...(external ? externalLinkProps : undefined)}
    >
      {children}
      {external && (
        <>
          <Icon name="external" />
          <NewTabNote />
        </>
      )}
    </LinkSlot>
  );
}
