import { island } from '@podium/ui/Island/Island';

/** Loaded on interaction: only its buttons need scripts. */
export const Stories = island(() => import('./Stories.tsx').then((module) => module.Stories), {
  reservedHeight: '1300px',
  hydrateOn: 'interaction',
});
