import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

/** Loaded on interaction: the text is the longest of the site, and only its Back button needs scripts. */
const Privacy = islandOnInteraction(() => import('../adapters/Privacy.tsx').then((module) => module.Privacy), '4000px');

export function Page() {
  return <Privacy />;
}
