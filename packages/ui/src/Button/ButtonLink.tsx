import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalLinkProps, NewTabNote } from '../Link/externalLink.tsx';
import { LinkSlot } from '../Link/LinkSlot.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonLinkProps extends ButtonLooks, AriaAttributes {
  /** A path of the site, an anchor or a full address. */
  href: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** The label: where it leads, in a word or two. */
  children: ReactNode;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads elsewhere and looks like a button. */
export function ButtonLink({
  variant,
  size,
  tone,
  isFullWidth,
  href,
  external = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkSlot
      {...rest}
      href={href}
      className={buttonClassName({ variant, size, tone, isFullWidth })}
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
