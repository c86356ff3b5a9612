import { island } from '@podium/ui/Island/Island';
import { PublicPage } from '../shell/PublicPage.tsx';

const Calendar = island(() => import('../adapters/Calendar.tsx').then((module) => module.Calendar), {
  reservedHeight: '1600px',
  hydrateOn: 'interaction',
});

export function Page() {
  return (
    <PublicPage>
      <Calendar headingLevel={1} />
    </PublicPage>
  );
}
