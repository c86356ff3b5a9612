import type { ComponentType } from 'react';
import { island } from '@podium/ui/Island/Island';

/**
 * An island whose prerendered content is hydrated on interaction. The module of a page that is loaded after the first one
 * has no prerendered content.
 */
export function islandOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reservedHeight: string,
): ComponentType<Props> {
  const isNeededAtOnce = typeof window !== 'undefined' && window.podiumQueue?.isHydrated === true;
  return island(load, { reservedHeight, hydrateOn: 'interaction', isNeededAtOnce });
}
