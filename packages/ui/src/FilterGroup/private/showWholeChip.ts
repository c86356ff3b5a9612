import type { MouseEvent } from 'react';

/**
 * Scrolls a pressed chip fully into view, because not every browser focuses it on press. Only scrolls the rail: the
 * visitor may have scrolled the page meanwhile.
 */
export function showWholeChip({ currentTarget }: MouseEvent): void {
  const chip = currentTarget.closest('button, label');
  const rail = chip?.parentElement;
  if (!rail) return;
  const edge = parseFloat(getComputedStyle(rail).paddingLeft);
  const { left, right } = rail.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  rail.scrollBy(Math.min(box.left - edge - left, 0) || Math.max(box.right + edge - right, 0), 0);
}
