/** A destination that is a section of the home page and also a page of its own. */
export interface NavigationItem {
  label: string;
  /** Id of the section on the home page, without '#'. Without one the item leads to its route there, too. */
  anchor?: string;
  href: string;
}

/** Target of an item: its section on the home page, its route elsewhere (REQ-NAV-2). */
export function navigationTarget(item: Pick<NavigationItem, 'anchor' | 'href'>, isHome: boolean): string {
  return isHome && item.anchor ? `#${item.anchor}` : item.href;
}

/** The properties of a mouse event that decide where a link opens. */
export interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** Whether the click opens the link in this tab; clicks with a modifier or another button are left to the browser. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
