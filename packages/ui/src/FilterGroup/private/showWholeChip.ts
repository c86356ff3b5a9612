import type { MouseEvent } from 'react';

/** Brings a chip that was pressed wholly into its rail: not every browser gives it the focus, which would do so. */
export function showWholeChip({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest('button')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
