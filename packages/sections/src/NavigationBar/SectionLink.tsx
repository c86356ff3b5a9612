import type { MouseEvent, ReactNode } from 'react';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { isPlainClick, navigationTarget, type Target } from './navigationTarget.ts';
import { scrollToSection } from './scrollToSection.ts';

export interface SectionLinkProps {
  item: Target;
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
  const pick = (event: MouseEvent) => {
    if (!isHome || !item.anchor || !isPlainClick(event) || !scrollToSection(item.anchor)) return;
    event.preventDefault();
  };

  return (
    <LinkSlot
      className={className}
      href={navigationTarget(item, isHome)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={pick}
    >
      {children}
    </LinkSlot>
  );
}
