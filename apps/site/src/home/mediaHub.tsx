import { mediaHub } from '@podium/brands/active/content.ts';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';

export function Section() {
  return <MediaHub content={mediaHub} />;
}
