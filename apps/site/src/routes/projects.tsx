import { projects } from '@podium/data/content/projects';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <Portfolio content={projects} />
    </PublicPage>
  );
}
