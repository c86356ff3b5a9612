import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { StoryGlobals } from '../toolbar.ts';

/** The toolbar's globals, for pages without stories, which have no story context. */
export function currentGlobals(): Partial<StoryGlobals> {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Partial<StoryGlobals> }?,
  ];
  return message?.globals ?? {};
}
