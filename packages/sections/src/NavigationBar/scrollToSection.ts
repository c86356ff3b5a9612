/**
 * Brings a section of this page into view, smoothly unless the visitor prefers reduced motion, and moves the focus
 * there, so that the next Tab goes on inside it. Returns false when the page has no such section.
 */
export function scrollToSection(anchor: string): boolean {
  const section = document.getElementById(anchor);
  if (!section) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
  return true;
}
