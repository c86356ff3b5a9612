/** Whether a link leaves the site and opens a new tab (REQ-HOME-2). */
export function isExternal(href: string): boolean {
  return href.startsWith('https://');
}
