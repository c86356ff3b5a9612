import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const Calendar = islandOnInteraction(
  () => import('../adapters/Calendar.tsx').then((module) => module.Calendar),
  '1600px',
);

export function Page() {
  return <Calendar headingLevel={1} />;
}
