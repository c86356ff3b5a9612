import { transformationStories } from '@podium/brands/active/content.ts';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';

export function Stories() {
  return transformationStories && <TransformationStories content={transformationStories} />;
}
