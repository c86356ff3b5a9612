import type { MouseEvent, ReactNode } from 'react';
import type { SectionLink as NavigationItem } from '@podium/data/schemas/site.ts';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { scrollToSection } from './scrollToSection.ts';

export interface SectionLinkProps {
  item: Pick<NavigationItem, 'anchor' | 'href'>;
  isHome: boolean;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A link to a section at home and to a route elsewhere (REQ-NAV-2). It has an href, so it works before hydration;
 * hydrated, it scrolls smoothly.
 */
export function SectionLink({ item, isHome, isCurrent, className, children }: SectionLinkProps) {
  const anchor = isHome ? item.anchor : undefined;

  const pick = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (anchor && scrollToSection(anchor)) event.preventDefault();
  };

  return (
    <LinkSlot
      className={className}
      href={anchor ? `#${anchor}` : item.href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={pick}
    >
      {children}
    </LinkSlot>
  );
}
