import { mediaHub, subjectIndex } from '@podium/brands/active/content.ts';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const MediaIndex = islandOnInteraction(
  () => import('../adapters/MediaIndex.tsx').then((module) => module.MediaIndex),
  '1900px',
);

export function Page() {
  return (
    <>
      <MediaHub content={mediaHub} headingLevel={1} />
      {subjectIndex && <MediaIndex />}
    </>
  );
}
