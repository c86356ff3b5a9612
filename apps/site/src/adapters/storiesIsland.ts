import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

/** Loaded on interaction: only its buttons need scripts. */
export const Stories = islandOnInteraction(() => import('./Stories.tsx').then((module) => module.Stories), '1300px');
