/** Bubbles from a section once the page has been scrolled to it. */
export const sectionReachedEvent = 'sectionreached';

export function dispatchSectionReached(section: Element): void {
  section.dispatchEvent(new Event(sectionReachedEvent, { bubbles: true }));
}
