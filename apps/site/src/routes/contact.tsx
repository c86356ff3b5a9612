import { island } from '@podium/ui/Island/Island';
import { PublicPage } from '../shell/PublicPage.tsx';

const Letter = island(() => import('../adapters/Letter.tsx').then((module) => module.Letter), {
  reservedHeight: '1400px',
  wakesOn: 'touch',
});

export function Page() {
  return (
    <PublicPage>
      <Letter />
    </PublicPage>
  );
}
