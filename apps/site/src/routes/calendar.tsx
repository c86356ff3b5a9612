import { island } from '@podium/ui/Island/Island';

const Calendar = island(() => import('../adapters/Calendar.tsx').then((module) => module.Calendar), {
  reservedHeight: '1600px',
  hydrateOn: 'interaction',
});

export function Page() {
  return <Calendar headingLevel={1} />;
}
