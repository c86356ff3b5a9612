/** Whether a link leaves the site and so opens in a new tab (specification §2, 'Other links'). */
export function isExternal(href: string): boolean {
  return href.startsWith('https://');
}
