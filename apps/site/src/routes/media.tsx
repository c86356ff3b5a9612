import { mediaHub } from '@podium/data/content/mediaHub';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <MediaHub content={mediaHub} headingLevel={1} />
    </PublicPage>
  );
}
