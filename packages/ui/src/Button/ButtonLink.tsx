import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalLinkProps, NewTabNote } from '../Link/externalLink.tsx';
import { LinkSlot } from '../Link/LinkSlot.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonLinkProps extends ButtonLooks, AriaAttributes {
  /** A path of the site, an anchor or an absolute URL. */
  href: string;
  /** Opens in a new tab, and announces it. */
  external?: boolean;
  /** The label: the destination in one or two words. */
  children: ReactNode;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
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
