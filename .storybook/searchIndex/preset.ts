import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { completeIndex } from './completeIndex.ts';

let generator: Promise<StoryIndexGenerator> | undefined;

/**
 * The preset `storyIndexGenerator`, which Storybook calls several times. It generates the index of the sidebar and
 * `index.json`.
 */
export function storyIndexGenerator(existing: Promise<StoryIndexGenerator>): Promise<StoryIndexGenerator> {
  generator ??= withCompletedIndex(existing);
  return generator;
}

async function withCompletedIndex(existing: Promise<StoryIndexGenerator>): Promise<StoryIndexGenerator> {
  const changed = await existing;
  const getIndex = changed.getIndex.bind(changed);
  changed.getIndex = async () => completeIndex(await getIndex());
  return changed;
}
