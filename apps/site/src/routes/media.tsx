import { mediaHub } from '@podium/brand/content/mediaHub.ts';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';

export function Page() {
  return <MediaHub content={mediaHub} headingLevel={1} />;
}
