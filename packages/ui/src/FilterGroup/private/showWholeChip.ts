import type { MouseEvent } from 'react';

/**
 * Brings a chip that was pressed wholly into its rail: not every browser gives it the focus, which would do so. Scrolls
 * the rail, and only the rail: the visitor may have gone on before the press is answered.
 */
export function showWholeChip({ target, currentTarget: rail }: MouseEvent): void {
  const chip = target instanceof Element && target.closest('button');
  if (!chip) return;
  const edge = parseFloat(getComputedStyle(rail).paddingLeft);
  const { left, right } = rail.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  rail.scrollBy(Math.min(box.left - edge - left, 0) || Math.max(box.right + edge - right, 0), 0);
}
