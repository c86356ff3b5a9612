import { videoTeaser } from '@podium/brands/active/content.ts';
import { VideoTeaser } from '@podium/sections/VideoTeaser/VideoTeaser';

export function Section() {
  return <VideoTeaser content={videoTeaser} />;
}
