import { pressKit } from '@podium/data/content/pressKit';
import { PressKit } from '@podium/sections/PressKit/PressKit';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <PressKit content={pressKit} />
    </PublicPage>
  );
}
