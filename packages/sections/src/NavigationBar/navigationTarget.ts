import type { SectionLink } from '@podium/data/schemas/site.ts';

export type Target = Pick<SectionLink, 'anchor' | 'href'>;

/** Target of an item: its section on the home page, its route elsewhere (REQ-NAV-2). */
export function navigationTarget({ anchor, href }: Target, isHome: boolean): string {
  return isHome && anchor ? `#${anchor}` : href;
}

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether the click opens the link in this tab; clicks with a modifier or another button are left to the browser. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
