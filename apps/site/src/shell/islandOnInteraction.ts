import type { ComponentType } from 'react';
import { island } from '@podium/ui/Island/Island';

/**
 * An island whose prerendered content is hydrated on interaction. On a page that is opened by a link nothing is
 * prerendered: the page waits for the island, so that it never appears without it.
 */
export function islandOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reservedHeight: string,
): ComponentType<Props> {
  const isNeededAtOnce = typeof window !== 'undefined' && window.podiumQueue?.isHydrated === true;
  return island(load, { reservedHeight, hydrateOn: 'interaction', isNeededAtOnce });
}
