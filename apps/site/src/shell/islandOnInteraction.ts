import type { ComponentType } from 'react';
import { island } from '@podium/ui/Island/Island';

/** An island whose prerendered content is hydrated on interaction. */
export function islandOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reservedHeight: string,
): ComponentType<Props> {
  return island(load, { reservedHeight, hydrateOn: 'interaction' });
}
