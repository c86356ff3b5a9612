import { mediaHub } from '@podium/brands/active/content.ts';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';

export function Page() {
  return <MediaHub content={mediaHub} headingLevel={1} />;
}
