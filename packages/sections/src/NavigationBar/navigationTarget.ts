/** A place that is a section of the home page and also a page of its own. */
export interface NavigationItem {
  label: string;
  /** Id of the section on the home page, without '#'. */
  anchor: string;
  /** The route that shows it elsewhere. */
  href: string;
}

/** Where an item leads (specification §2): on the home path to its section, on any other path to its route. */
export function navigationTarget(item: Pick<NavigationItem, 'anchor' | 'href'>, isHome: boolean): string {
  return isHome ? `#${item.anchor}` : item.href;
}

/** What a click says about the visitor's wish; a subset of the mouse event. */
export interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** Whether the click wants to go there in this tab; with a modifier or another button it belongs to the browser. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
